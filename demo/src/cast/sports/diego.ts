import type { Talent } from '../types.ts'

export const diego: Talent = {
  key: 'diego',
  firstName: 'Diego',
  lastName: 'Mancilla',
  sex: 'MA',
  age: 22,
  looks: { tone: 3, hair: 'black', style: 'quiff' },
  country: 'MX',
  city: 'Guadalajara',
  language: 'es',
  biography: `Futbol freestyle y torneos de tres contra tres donde haya banqueta. Empecé porque en la cuadra éramos cuatro y nadie quería ser portero. Hoy entreno tres horas diarias en el kiosco de la colonia, doy clase a morros los sábados y de noche reparto pizzas, que también es equilibrio.

Mejor marca: 1 h 12 min sin que toque el piso. Peor marca: la ventana de doña Chela.`,
  joinedDaysAgo: 610,
  categories: [1],
  interests: ['pizza', 'bicicleta', 'rap de barrio', 'porterías improvisadas'],
  links: {
    instagram: 'https://instagram.com/diego.mancilla.calle',
    youtube: 'https://youtube.com/@mancillafreestyle',
  },
  posts: [
    {
      text: 'Por fin salió la combinación de los siete toques con vuelta completa. La buena fue el intento 214, los conté porque mi primo no me creía. Los otros 213 los borré del celular para que nadie los encuentre.',
      daysAgo: 0.31,
      photos: [
        {
          alt: 'Una cancha de futbol de barrio vacía vista desde el suelo, con las líneas alejándose hacia la luz',
          subject: 'court',
        },
        { alt: 'El balón de futbol suspendido sobre el círculo central, la sombra larga', subject: 'court' },
      ],
      warmth: 0.62,
      comments: [
        {
          by: 'marisol',
          text: '214 intentos es un martes normal en el gimnasio. Felicidades, de verdad.',
          hoursLater: 1.2,
        },
        { by: 'tomas', text: 'Borrar los 213 es lo más humano que leí hoy', hoursLater: 2 },
        { by: 'ana', text: '¡Yo sí quiero ver los 213! Ahí está la danza 😄', hoursLater: 3.5 },
        { by: 'diego', replyTo: 'ana', text: 'ni con orden judicial, Ana', hoursLater: 4 },
        {
          by: 'nico',
          text: 'Con el intento, la hora y el resultado ya tenés una curva de aprendizaje. ¿La guardaste?',
          hoursLater: 5.5,
        },
      ],
    },
    {
      text: '¿Alguien sabe cómo se le quita lo chillón a unos tenis mojados? Pregunto por los pasajeros de la línea 2.',
      daysAgo: 3.6,
      warmth: 0.35,
      comments: [
        { by: 'valentina', text: 'Papel de diario adentro y paciencia po', hoursLater: 2 },
        { by: 'kofi', text: 'Talc. And apologise to everybody.', hoursLater: 6 },
      ],
    },
    {
      text: `Primera vez que doy clase a niñas y niños sordos. Yo llegué con mi bocina, muy listo. Una morrita de nueve años me la apagó, me puso la mano en el balón para que sintiera el golpe, y con eso llevamos el ritmo toda la mañana.

Fui a enseñar. Ajá.`,
      daysAgo: 8.2,
      warmth: 0.5,
      comments: [
        {
          by: 'amara',
          text: 'Esto es exactamente el sabar. El golpe se escucha con el cuerpo entero.',
          hoursLater: 3,
        },
        { by: 'rosa', text: 'Me hiciste el día, Diego.', hoursLater: 8 },
        { by: 'norte-talento', text: 'Qué bonito trabajo. Gracias por contarlo.', hoursLater: 26 },
      ],
    },
    {
      text: 'Torneo tres contra tres en la Independencia, domingo a las cinco. Se paga con un kilo de croquetas para el refugio. Si no traes equipo, ahí te armamos uno con los que sobren, que casi siempre somos los mejores.',
      daysAgo: 15,
      photos: [{ alt: 'Las líneas de la cancha bajo las lámparas, vacía todavía', subject: 'court' }],
      warmth: 0.44,
      comments: [
        {
          by: 'rosa',
          text: 'Yo pondría croquetas y porra. Jugar no, que tengo rodillas de señora.',
          hoursLater: 4,
        },
      ],
    },
    {
      text: 'lluvia 1, yo 0',
      daysAgo: 29,
      warmth: 0.2,
    },
    {
      text: `Hoy me rechazaron de la selección estatal de exhibición. La nota decía «técnica excelente, presencia por trabajar». Me pasé toda la tarde enojado con la palabra presencia.

Luego vi mi video sin sonido. Y sí: veo al piso. Todo el tiempo. Como si el balón me fuera a pedir permiso. Total que ahora entreno contándole chistes a la pared, con los ojos arriba. La pared no se ríe pero ya me conoce.`,
      daysAgo: 61,
      warmth: 0.4,
      comments: [
        {
          by: 'ana',
          text: 'En mi primer año me pegaron una calcomanía en la pared de enfrente: «aquí hay gente». Te la regalo.',
          hoursLater: 1,
        },
        {
          by: 'elias',
          text: 'La presencia no es mirar arriba, muchacho, es dejar que te miren. Y eso se entrena, dale.',
          hoursLater: 7,
        },
        { by: 'diego', text: 'anoto las dos', hoursLater: 9 },
      ],
    },
    {
      text: 'A los que preguntan por el balón: es uno normal del 4, talla chica, ya pelón de tanto cemento. No hay secreto. El secreto es no tener tele.',
      daysAgo: 140,
      photos: [{ alt: 'Un balón de futbol gastado en el centro de una cancha de cemento', subject: 'court' }],
      warmth: 0.33,
    },
    {
      text: 'Un año viviendo solo. Sé hacer tres cosas de comer y las tres son quesadilla.',
      daysAgo: 322,
      warmth: 0.3,
      comments: [
        { by: 'lupe', text: 'Ven por la cuarta.', hoursLater: 2 },
        { by: 'rosa', text: 'Y la discusión de si llevan queso, ¿la dejamos para otro día?', hoursLater: 5 },
      ],
    },
    {
      text: 'Bueno, pues ya estoy aquí. Me dijo mi hermana que subiera mis cosas a un lugar donde no me pasaran memes en medio.',
      daysAgo: 604,
      photos: [{ alt: 'Un portero se lanza hacia el balón en una cancha de noche', subject: 'goal' }],
      warmth: 0.25,
      comments: [{ by: 'ana', text: '¡Bienvenido! Memes no prometemos que no.', hoursLater: 20 }],
    },
  ],
}
