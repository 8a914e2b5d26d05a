import type { Talent } from '../types.ts'

export const bea: Talent = {
  key: 'bea',
  firstName: 'Bea',
  lastName: 'Larrinaga',
  sex: 'FE',
  age: 45,
  looks: { tone: 1, hair: 'black', style: 'pixie' },
  country: 'ES',
  city: 'Bilbao',
  language: 'es',
  biography:
    'Diseño ropa desde hace veintidós años, casi todo lana y casi todo negro, aunque ahora me está dando por un gris que llevo dos temporadas persiguiendo. Tengo un taller pequeño en Bilbao, cuatro personas y un perro que no deja pasar a los proveedores.\n\nTrabajé doce años para casas grandes, cuyo nombre no voy a poner aquí, y aprendí dos cosas: a cortar deprisa y que no quería seguir cortando deprisa. En 45 prendas al año cabe todo lo que tengo que decir. Algunas las he repetido cinco años seguidos, corrigiendo un centímetro cada vez, y el quinto año por fin he entendido qué quería decir el primero.\n\nNo sigo tendencias, no por principios sino por lentitud: cuando me entero ya han pasado. Doy charlas si me dejan llevar la prenda y que la gente la toque, porque hablar de ropa sin tocarla es como hablar de pan en una farmacia. Respondo tarde. Casi siempre respondo.',
  joinedDaysAgo: 900,
  categories: [5, 3],
  links: {
    web: 'https://bealarrinaga.example',
    linkedin: 'https://www.linkedin.com/in/bea-larrinaga-brilla',
  },
  posts: [
    {
      text: 'He encontrado el gris.\n\nDos años. Cuarenta y una muestras. Era el gris de la muestra siete, que descarté porque aquel día llovía y todo me parecía gris.',
      daysAgo: 2.1,
      photos: ['Lana gris con un punto de verde, doblada en tres pliegues anchos'],
      warmth: 0.66,
      comments: [
        { by: 'alba', text: 'Necesito ver la muestra siete al lado de la ocho.', hoursLater: 0.9 },
        { by: 'bea', replyTo: 'alba', text: 'La ocho era una vulgaridad. Te la enseño.', hoursLater: 2 },
        {
          by: 'hannah',
          text: 'I have thrown out the right color on a rainy day more than once.',
          hoursLater: 5,
        },
        { by: 'soledad', text: 'Me pasó con un capítulo.', hoursLater: 20 },
      ],
    },
    {
      text: 'A quien pregunta por qué cobro tanto por un abrigo: venid una mañana. Os pongo café y os dejo hacer los ojales.',
      daysAgo: 17,
      warmth: 0.35,
      comments: [
        { by: 'lucho', text: '¿Vale para cuadros? Hago lo mismo con los marcos.', hoursLater: 2 },
        { by: 'iker', text: 'Yo digo: venid a limpiar chipirones.', hoursLater: 5 },
      ],
    },
    {
      text: 'Un abrigo, paso a paso, para la gente que me escribió.\n\nLo primero no es el dibujo. Lo primero es dejar la tela colgada de la barra tres días, sin tocarla. Si se estira, hay que saberlo antes; si se estira después de cortada, el abrigo se vuelve otro y no te pide permiso. La gente que viene de prácticas se desespera con esos tres días. «¿Y mientras qué hacemos?» Mientras miramos la tela.\n\nDespués viene el cuello. Empiezo siempre por el cuello porque es lo que se ve en una conversación. Nadie se enamora de un bajo. Hago cinco cuellos de prueba en retal, los numero, los cuelgo de la pared y no decido. Decide la tercera persona que entra en el taller por otro motivo: le pregunto cuál y siempre, siempre, señala el mismo que el perro no ladra.\n\nLuego el hombro. El hombro es ingeniería. Si el hombro está bien, el abrigo pesa la mitad. Esto no es poesía, lo hemos medido: la misma lana, el mismo forro, dos hombros distintos, y seis personas dijeron que el segundo pesaba menos. Pesaban igual, hasta el gramo.\n\nLos bolsillos se ponen con la persona dentro, con las manos de la persona. He visto abrigos preciosos con los bolsillos en el sitio de las manos de nadie.\n\nY al final, la plancha. La plancha es donde se gana o se pierde todo lo anterior. Diez minutos de mala plancha se comen cuarenta horas. Por eso en mi taller solo plancha una persona, y no soy yo.',
      daysAgo: 52,
      photos: [
        { alt: 'Telas y prendas de lana colgadas de una barra', subject: 'rack' },
        { alt: 'Tela cruda recogida en pliegues para cortar los cuellos', subject: 'gathers' },
        { alt: 'Abrigo gris con la costura del hombro a la vista', subject: 'jacket' },
        { alt: 'Paño en pliegues suaves, para probar el bolsillo', subject: 'layers' },
        'Vapor y lana gris: un pliegue que desaparece bajo la luz',
        { alt: 'Una silueta con el abrigo terminado, delante de una puerta de luz', subject: 'threshold' },
      ],
      warmth: 0.73,
      comments: [
        { by: 'zoe', text: 'I have worn the wrong shoulder. It is a long day.', hoursLater: 2 },
        {
          by: 'alba',
          text: '«Los bolsillos en el sitio de las manos de nadie». Mañana lo dicto en clase.',
          hoursLater: 3,
        },
        {
          by: 'tono',
          text: 'Lo de dejar la tela tres días: igual que la masa. No hay atajo.',
          hoursLater: 7,
        },
        {
          by: 'julia',
          text: 'Nadie se enamora de un bajo. Qué comienzo de poema y qué final.',
          hoursLater: 12,
        },
        {
          by: 'casting-luz',
          text: 'Gracias por contarlo con tanto detalle. Lo hemos leído en voz alta en la oficina.',
          hoursLater: 30,
        },
      ],
    },
    {
      text: 'El perro ha mordido a un proveedor de cremalleras. No puedo decir que no le haya dado vueltas yo misma alguna vez.',
      daysAgo: 130,
      warmth: 0.27,
    },
    {
      text: 'Tres prendas, tres años distintos, el mismo patrón. Jugad a ordenarlas.',
      daysAgo: 260,
      photos: [
        { alt: 'Chaqueta de lana negra colgada en su percha', subject: 'jacket' },
        { alt: 'Chaqueta de lana verde oliva, del mismo patrón', subject: 'jacket' },
        { alt: 'Chaqueta gris muy simple, bajo luz lateral', subject: 'jacket' },
      ],
      warmth: 0.41,
      comments: [
        { by: 'alba', text: 'La tercera es la última. Se nota porque ya no le sobra nada.', hoursLater: 3 },
        { by: 'bea', replyTo: 'alba', text: 'Exacto.', hoursLater: 9 },
      ],
    },
    {
      text: 'Hoy no he hecho nada bien. He cortado una manga del revés, he contestado mal a un proveedor que tenía razón y me he pinchado tres veces en el mismo dedo. A las seis lo he deshecho todo, muy bien deshecho, eso sí, y he bajado al perro.',
      daysAgo: 431,
      warmth: 0.19,
    },
    {
      text: 'Ha estado en el taller una clase entera de primaria. Una niña me ha preguntado si los abrigos tienen frío cuando no hay nadie dentro. Llevo desde las once sin poder contestar.',
      daysAgo: 610,
      warmth: 0.23,
      comments: [
        { by: 'julia', text: 'Sí. Por eso se cuelgan juntos.', hoursLater: 4 },
        { by: 'soledad', text: 'Esa niña va a escribir.', hoursLater: 30 },
      ],
    },
    {
      text: 'Bilbao, lana, paciencia. Buenas tardes.',
      daysAgo: 874,
      warmth: 0.11,
      comments: [{ by: 'tono', text: 'Buenas tardes desde León. Aquí harina y paciencia.', hoursLater: 20 }],
    },
  ],
}
