import type { CastConversation } from './types.ts'

const hours = 60
const days = 24 * hours

/** Conversations of Casting Luz, whose login is printed. */
export const castingConversations: CastConversation[] = [
  {
    between: ['casting-luz', 'ana'],
    daysAgo: 2.2,
    messages: [
      [
        'casting-luz',
        'Hola, Ana. Soy Marta, de Casting Luz, en Madrid. Vimos «La hora del tinaco» tres veces, la segunda con la directora de una película que buscamos levantar para septiembre. Necesita una coreógrafa que sepa poner a bailar a gente que no baila. ¿Te interesaría que te contáramos más?',
        0,
      ],
      ['ana', '¡Hola, Marta! Perdón por la demora, estaba en función. Me interesa muchísimo.', 7 * hours],
      [
        'ana',
        '¿Es gente que no baila de verdad, o actores que dicen que no bailan? Son dos problemas distintos 😅',
        1,
      ],
      ['casting-luz', 'Jaja. De verdad: son doce vecinas de un edificio de Vallecas. La mayor tiene 81.', 25],
      [
        'casting-luz',
        'El trabajo es pagado, con contrato, y el viaje y la casa corren por cuenta de la producción. Nadie te va a pedir dinero por nada; si alguien lo hace en nuestro nombre, avísanos.',
        2,
      ],
      ['ana', 'Doce vecinas. Ya dije que sí por dentro.', 40],
      ['ana', '¿Cuándo sería? En agosto tengo a las niñas de Kanasín y a ellas no las cancelo.', 1],
      ['casting-luz', 'Los ensayos empezarían el 7 de septiembre. Agosto es todo suyo.', 20 * hours],
      [
        'casting-luz',
        '¿Podrías mandarnos el video completo de la función antes del viernes? Con el celular basta, no hace falta que sea bonito.',
        3,
      ],
    ],
    unread: 2,
  },
  {
    between: ['casting-luz', 'amara'],
    daysAgo: 12,
    messages: [
      [
        'casting-luz',
        'Amara, buenos días. Estamos buscando una bailaora para una película que se rueda en mayo, en Cádiz. Pagada, con contrato. Nos acordamos de tu sabar por bulerías.',
        0,
      ],
      [
        'amara',
        '¡Buenos días! Qué ilusión. ¿Bailar o bailar y hablar? Lo segundo me da más miedo que un tablao vacío.',
        3 * hours,
      ],
      ['casting-luz', 'Bailar, y una frase. Corta. «Aquí no es».', 30],
      ['amara', 'Esa me la sé 😂', 4],
      ['amara', '¿Os sirve el vídeo del Altozano o preferís algo nuevo?', 2],
      [
        'casting-luz',
        'Algo nuevo, sin música, solo los pies y la respiración. La directora es así.',
        1 * days,
      ],
      ['amara', 'Me gusta la directora.', 15],
      [
        'amara',
        'Enviado a vuestro correo. Se oye a una vecina pedir silencio en el minuto dos; la he dejado.',
        2 * days,
      ],
      ['casting-luz', 'La vecina es lo mejor. Te llamamos el lunes.', 5 * hours],
      [
        'amara',
        'Por cierto, si os hace falta un hombre que zapatee encima de casi cualquier cosa, es este.',
        3 * days,
        { profile: 'ruben' },
      ],
    ],
  },
  {
    between: ['casting-luz', 'ruben'],
    daysAgo: 1.4,
    messages: [
      [
        'ruben',
        'Buenas, Marta. Me ha dicho Amara que buscáis gente para Cádiz. Yo no le quito el sitio a nadie, pero sé zapatear encima de casi cualquier cosa.',
        0,
      ],
      [
        'casting-luz',
        'Rubén, qué alegría. Hay un papel para un hombre que arregla persianas y que una noche baila. ¿Qué tal se te dan las persianas?',
        4 * hours,
      ],
      ['ruben', 'Las rompo bien.', 8],
      ['casting-luz', 'Con eso empezamos. ¿El jueves a las once por videollamada?', 12],
      ['ruben', 'El jueves a las once. Si se corta es la cobertura de mi calle, no soy yo.', 9],
      ['ruben', '¿Llevo los botos puestos o me los pongo cuando me digáis?', 20 * hours],
    ],
    unread: 1,
  },
  {
    between: ['casting-luz', 'imani'],
    daysAgo: 6,
    messages: [
      [
        'casting-luz',
        'Hi Imani, Marta from Casting Luz in Madrid. Forgive my English, it learned in films. We loved your judge. We are casting an American lawyer who has lived in Spain for ten years. Do you speak any Spanish?',
        0,
      ],
      [
        'imani',
        'Hi Marta! Your English is great. My Spanish is "una mesa para dos" level, but I learn lines fast and I have two months and no shame.',
        5 * hours,
      ],
      ['casting-luz', 'No shame is the best level.', 18],
      [
        'casting-luz',
        'It is two scenes, one in court. Paid, union rate, travel included. Could you record half a page in Spanish, just to hear the music of it?',
        2,
      ],
      ['imani', 'Absolutely. Send me the page and give me until Thursday?', 30],
      ['casting-luz', 'Sent. Thursday is perfect.', 50],
      [
        'imani',
        'Recorded! My neighbor from Valladolid coached me through the wall. You can hear her say "otra vez" once. Sorry about that.',
        2 * days,
      ],
    ],
    unread: 1,
  },
  {
    between: ['casting-luz', 'bernardo'],
    daysAgo: 25,
    messages: [
      [
        'casting-luz',
        'Bernardo, hola. Vimos tu ficha: policía en cuatro películas y muerto en seis. ¿Cómo llevarías hacer de novio?',
        0,
      ],
      ['bernardo', 'Señora, llevo años esperando esa pregunta.', 35],
      ['casting-luz', 'Es un novio que se muere en el minuto 40.', 3],
      ['bernardo', 'Ya decía yo.', 1],
      ['bernardo', '¿Pero hay boda?', 1],
      ['casting-luz', 'Hay boda, hay baile y hay pastel. Te mando la separata.', 15],
      ['bernardo', 'Con pastel acepto la muerte. Gracias, Marta.', 6],
    ],
  },
  {
    between: ['casting-luz', 'alba'],
    daysAgo: 40,
    messages: [
      [
        'alba',
        'Hola, soy patronista y a veces modelo de prueba. ¿Trabajáis también con gente de vestuario o solo delante de cámara?',
        0,
      ],
      [
        'casting-luz',
        'Hola, Alba. Nosotras solo delante, pero pasamos los nombres que nos gustan. ¿Te importa que le dé el tuyo a la jefa de vestuario de Tramoya?',
        1 * days,
      ],
      ['alba', 'Al contrario. Muchísimas gracias.', 22],
      [
        'casting-luz',
        'Hecho. Y si alguna vez quieres estar delante, avisa: esa cara de estar midiendo a todo el mundo es muy buena.',
        14,
      ],
    ],
  },
  {
    between: ['casting-luz', 'elias'],
    daysAgo: 9,
    messages: [
      [
        'casting-luz',
        'Don Elías: buscamos la voz de un locutor que lleva treinta años dando el tiempo y nunca ha acertado. ¿Graba usted desde Santo Domingo?',
        0,
      ],
      [
        'elias',
        'Grabo desde mi armario, que es el sitio con mejor acústica de la casa y el peor para mis camisas.',
        2 * hours,
      ],
      ['elias', '¿Cuántas páginas son?', 1],
      ['casting-luz', 'Cuatro. Se paga por sesión y por uso, con factura.', 45],
      ['elias', 'Entonces saco las camisas.', 5],
    ],
  },
]
