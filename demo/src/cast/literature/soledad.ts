import type { Talent } from '../types.ts'

export const soledad: Talent = {
  key: 'soledad',
  firstName: 'Soledad',
  lastName: 'Irigoyen',
  sex: 'FE',
  age: 57,
  looks: { tone: 1, hair: 'silver', style: 'bun' },
  country: 'UY',
  city: 'Montevideo',
  language: 'es',
  biography:
    'Novelista lenta. Cuatro libros en veintinueve años, lo cual da más o menos media página por semana, y hay semanas en que me parece mucho. Nací en un pueblo del litoral con más caballos que teléfonos, estudié para maestra rural y enseñé a leer a dos generaciones; de ahí me quedó la costumbre de decir las frases en voz alta antes de creerles.\n\nEscribo de mañana, a mano, de espaldas a la ventana. De tarde paso en limpio y saco adjetivos. De noche los vuelvo a poner y al otro día los saco de nuevo. Mi hija dice que es una forma muy cara de no hacer nada.\n\nMis novelas pasan todas en el mismo pueblo inventado, que ya tiene almacén, cementerio, dos panaderías enfrentadas y un vecino que no me obedece. La quinta va por la página ciento doce. No me pregunten de qué se trata porque no sé; sé que hay un río que baja y una señora que no quiere bajar con él. Acepto mate, silencio y preguntas, en ese orden. Leo todo lo que me mandan, aunque demoro, y contesto siempre, aunque sea con dos palabras. Cuando no escribo, camino por la rambla mirando a la gente que corre y preguntándome de qué.',
  joinedDaysAgo: 980,
  categories: [6],
  posts: [
    {
      text: 'Página ciento doce. El vecino se me mudó sin avisar. Tuve que escribirle la casa vacía y me salió lo mejor del libro, el desgraciado.',
      daysAgo: 2.8,
      warmth: 0.52,
      comments: [
        { by: 'emilio', text: 'Los personajes que se van sin pagar.', hoursLater: 3 },
        { by: 'lautaro', text: 'Bo, dale un sobretodo y que vuelva en el último capítulo.', hoursLater: 8 },
        { by: 'bea', text: 'Las casas vacías se cuentan por los clavos en la pared.', hoursLater: 19 },
      ],
    },
    {
      text: 'La mesa, hoy. Prometí ordenar y en vez de eso le saqué una foto, que es otra manera de ordenar.',
      daysAgo: 29,
      photos: [
        'Una pila de libros con una manzana encima',
        'Lomos viejos en fila, rojos y grises, con una escalera',
      ],
      warmth: 0.33,
      comments: [
        { by: 'julia', text: 'Veo un adjetivo debajo del tercer libro.', hoursLater: 2 },
        { by: 'martina', text: 'Qué luz tan amable la de esa mesa.', hoursLater: 15 },
      ],
    },
    {
      text: 'Me preguntan mucho cómo se empieza una novela y siempre contesto cualquier cosa, así que voy a intentar contestar bien una vez.\n\nNo se empieza. Uno está en otra cosa. Yo estaba esperando el ómnibus en la parada de siempre y una señora le dijo a otra: «Él se fue, pero la silla quedó mirando para allá». Subí al ómnibus y durante cuarenta minutos no hubo otra cosa en el mundo que esa silla. Llegué a casa y anoté la frase. Nada más. La dejé en un cajón, con las boletas.\n\nA los dos años, buscando la boleta de la luz, apareció. Y me di cuenta de que yo, en esos dos años, había estado escribiendo la silla sin saberlo: en una carta, en la forma de contarle a mi hija cómo murió mi padre, en la manía nueva de correr los muebles del comedor. Ahí sí me senté.\n\nEntonces el consejo, si es que sirve, es: pongan la oreja, anoten la frase exacta (exacta, no la idea) y piérdanla. Si al encontrarla todavía les da frío, es una novela. Si no, era una frase linda, que tampoco está mal; se la regalan a alguien.\n\nAh, y la silla: en el libro la terminé sacando. Ta, es así.',
      daysAgo: 93,
      warmth: 0.66,
      comments: [
        { by: 'ximena', text: 'La frase exacta, no la idea. Me lo llevo tatuado.', hoursLater: 1 },
        {
          by: 'paula',
          text: '«Y la silla en el libro la terminé sacando». Así también con la escena por la que una rueda la película.',
          hoursLater: 4,
        },
        { by: 'andrea', text: 'Gracias, maestra. Lo voy a leer con mis alumnos.', hoursLater: 10 },
        { by: 'palabra', text: 'Qué texto tan generoso. Gracias, Soledad.', hoursLater: 30 },
        { by: 'hannah', text: 'Read it with a dictionary beside me. Worth every word.', hoursLater: 33 },
      ],
    },
    {
      text: 'Hoy saqué once adjetivos y puse uno. Estoy en deuda con el diccionario.',
      daysAgo: 210,
      warmth: 0.22,
    },
    {
      text: 'Fui a leer a la escuela donde empecé. Los bancos son más chicos, la pizarra es blanca y el olor es idéntico. Una gurisa me preguntó si yo era la autora o la abuela de la autora.',
      daysAgo: 480,
      photos: ['Un libro abierto del que crece un árbol'],
      warmth: 0.29,
      comments: [
        { by: 'rosa', text: '¡Qué ocurrencia! ¿Y qué le dijo?', hoursLater: 10 },
        { by: 'soledad', replyTo: 'rosa', text: 'Que las dos.', hoursLater: 12 },
      ],
    },
    {
      text: 'Me anoté. Aviso que demoro.',
      daysAgo: 960,
      warmth: 0.14,
    },
  ],
}
