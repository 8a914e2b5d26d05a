import type { Talent } from '../types.ts'

export const alba: Talent = {
  key: 'alba',
  firstName: 'Alba',
  lastName: 'Tarancón',
  sex: 'FE',
  age: 34,
  looks: { tone: 2, hair: 'dark', style: 'bun' },
  country: 'ES',
  city: 'Zaragoza',
  language: 'es',
  biography:
    'Patronista de oficio y modelo de prueba cuando hace falta, que es casi siempre, porque soy la única del taller que mide exactamente lo que dicen las tablas.\n\nEstudié ingeniería textil dos años, la dejé por una máquina de coser de segunda mano y todavía no me he arrepentido (la máquina, alguna vez sí). Doy clases de patronaje los jueves. Creo que una manga bien montada es una de las cosas más difíciles que ha hecho la humanidad y que nadie la mira, y que así tiene que ser.',
  joinedDaysAgo: 1080,
  categories: [5, 3],
  links: { web: 'https://albatarancon.example' },
  posts: [
    {
      text: 'Manga sastre, séptimo intento. Si alguien me pregunta a qué me dedico: a meter 3 cm de tela de más en un sitio donde no tienen que notarse.',
      daysAgo: 0.9,
      photos: [
        { alt: 'Saco de lana gris con la costura del hombro a la vista', subject: 'jacket' },
        'Pliegues suaves de tela cruda sujetos sobre un maniquí en penumbra',
      ],
      warmth: 0.7,
      comments: [
        { by: 'bea', text: 'El embebido repartido así no se ve todos los días. Enhorabuena.', hoursLater: 1 },
        { by: 'zoe', text: "I'd like to rent this sleeve for the weekend.", hoursLater: 3 },
        { by: 'nerea', text: 'No entiendo nada y me parece una obra de arte.', hoursLater: 9 },
      ],
    },
    {
      text: 'Una alumna ha llorado hoy porque le salió la espalda torcida. Le he enseñado mi primera falda. Ahora se ríe de mí, que es una forma bonita de dejar de llorar.',
      daysAgo: 4.2,
      warmth: 0.33,
      comments: [
        {
          by: 'noa',
          text: 'En pastelería haría falta lo mismo: un museo de los primeros bizcochos.',
          hoursLater: 2,
        },
        { by: 'andrea', text: 'Qué buena profe.', hoursLater: 6 },
      ],
    },
    {
      text: 'Pregunta seria: ¿plancha con vapor o paño húmedo para lana fría? Tengo una discusión abierta en el taller desde el martes y ya no nos hablamos.',
      daysAgo: 11,
      warmth: 0.44,
      comments: [
        { by: 'bea', text: 'Paño húmedo. Y no se discute.', hoursLater: 0.7 },
        {
          by: 'luciana',
          text: 'Mi abuela decía paño húmedo y periódico debajo. Fin de la discusión.',
          hoursLater: 3,
        },
        { by: 'alba', text: 'Voy a imprimir esto y pegarlo en la puerta.', hoursLater: 4 },
      ],
    },
    {
      text: 'Lo que más me gusta de trabajar con tela de verdad es que se acuerda. La doblas mal una noche y al día siguiente te lo cuenta.',
      daysAgo: 33,
      photos: ['Lino color arena con las marcas de un doblez antiguo cruzándolo'],
      warmth: 0.52,
    },
    {
      text: 'Aviso: el jueves no hay clase, se nos ha inundado medio taller. Las telas están a salvo (las subimos antes que los ordenadores, prioridades).',
      daysAgo: 71,
      warmth: 0.25,
    },
    {
      text: 'He aprendido a hacer patrones en el ordenador. Tardé tres semanas y un curso que daba un chico muy amable que no había cogido unas tijeras en su vida, cosa que se notaba en lo bien que le quedaba todo.\n\nVentajas: escala tallas en un minuto, no se borra, no se moja, no se lo come el gato. Inconvenientes: no puedo tumbarme encima para ver si la curva tiene sentido.\n\nLo odio un poquito. Pero las tallas grandes me están saliendo mejor que nunca y eso no lo voy a discutir.',
      daysAgo: 118,
      warmth: 0.61,
      comments: [
        {
          by: 'nico',
          text: 'A mí me pasa al revés, che: yo no sé cortar nada que no tenga coordenadas.',
          hoursLater: 2,
        },
        { by: 'pablo', text: 'Dale un mes. Luego no vuelves.', hoursLater: 7 },
        { by: 'alba', replyTo: 'pablo', text: 'Vuelvo todos los viernes, Pablo. Con lápiz.', hoursLater: 9 },
      ],
    },
    {
      text: 'Hoy me ha tocado ser yo la que se prueba. Tres horas con los brazos en cruz. Pido perdón a todas las modelos a las que he dicho «ya casi está».',
      daysAgo: 196,
      photos: [
        { alt: 'Silueta delante de una puerta muy iluminada', subject: 'threshold' },
        'Tela azul oscuro prendida con pliegues irregulares hacia un lado',
      ],
      warmth: 0.38,
      comments: [
        { by: 'zoe', text: '"Ya casi está" is the cruellest phrase in any language.', hoursLater: 5 },
      ],
    },
    {
      text: 'Colección cápsula terminada: seis piezas, un solo rollo de tela, cero retales. Lo de cero retales me hace más ilusión que las piezas.',
      daysAgo: 322,
      photos: [
        'Seis cortes de la misma tela ocre colgados en pliegues paralelos',
        'Detalle de una costura curva que une dos tonos de ocre',
        { alt: 'Dos modelos frente a un arco de luz dorada', subject: 'sweep' },
        'Pliegues amplios de algodón en tonos tierra',
        { alt: 'Capa de tela roja con caída en pliegues, iluminada desde atrás', subject: 'gathers' },
        'Falda larga de color ocre, pliegues que se abren hacia abajo',
      ],
      warmth: 0.29,
      comments: [
        {
          by: 'bea',
          text: 'Lo del rollo único me lo explicas un día, con un café y un lápiz.',
          hoursLater: 16,
        },
        { by: 'brava', text: 'Un trabajo muy cuidado. Gracias por enseñarlo por dentro.', hoursLater: 50 },
      ],
    },
    {
      text: 'Mi madre, mirando un vestido que me llevó cuarenta horas: «¿y esto no lo venden hecho?»',
      daysAgo: 540,
      warmth: 0.2,
      comments: [
        { by: 'rosa', text: 'Jajaja, así me dicen a mí del mole.', hoursLater: 8 },
        { by: 'julia', text: 'De ahí sale un poema, te aviso.', hoursLater: 20 },
      ],
    },
    {
      text: 'Vendo nada, compro nada, solo quería enseñar este pliegue.',
      daysAgo: 803,
      photos: ['Un único pliegue profundo de terciopelo verde, casi negro en el centro'],
      warmth: 0.18,
    },
    {
      text: 'Primera publicación. Me han dicho que aquí hay gente que hace cosas con las manos. Hola.',
      daysAgo: 1066,
      warmth: 0.1,
    },
  ],
}
