import type { Talent } from '../types.ts'

export const paula: Talent = {
  key: 'paula',
  firstName: 'Paula',
  lastName: 'Seoane Rial',
  sex: 'FE',
  age: 34,
  looks: { tone: 1, hair: 'chestnut', style: 'bob' },
  country: 'ES',
  city: 'Vigo',
  language: 'es',
  biography: `Directora de fotografía. Me crie en una ría donde la luz cambia catorce veces antes de comer, así que lo raro habría sido dedicarme a otra cosa. Hago cortos, documental y algún videoclip donde me dejen apagar focos en lugar de encenderlos.

Pregunto siempre lo mismo: ¿de dónde viene la luz y quién la pagaría?`,
  joinedDaysAgo: 690,
  categories: [4],
  links: {
    instagram: 'https://instagram.com/paula.seoane.luz',
    linkedin: 'https://www.linkedin.com/in/paula-seoane-rial-foto',
  },
  posts: [
    {
      text: 'La localización de hoy tenía siete ventanas y las siete daban a sitios distintos del mismo atardecer. He pedido perdón al equipo y hemos rodado diecisiete minutos más del plan. Nadie se ha quejado. Alguno lloraba, creo que por el catering.',
      daysAgo: 0.25,
      photos: [
        { alt: 'El sol sobre crestas en capas, al atardecer', subject: 'ranges' },
        { alt: 'La ventana de al lado: la misma hora, con la luz más fría', subject: 'ranges' },
        'Colinas azules superpuestas, el último brillo al centro',
      ],
      warmth: 0.45,
      comments: [
        {
          by: 'saoirse',
          text: "Seventeen minutes over and every frame usable. I'd forgive you.",
          hoursLater: 1,
        },
        { by: 'iker', text: 'Lo del catering duele. ¿Qué les disteis?', hoursLater: 2 },
        { by: 'paula', replyTo: 'iker', text: 'Pasta fría, Iker. Perdón.', hoursLater: 3 },
        { by: 'renata', text: 'Bandas de cielo para mi próximo fondo, gracias', hoursLater: 4 },
      ],
    },
    {
      text: 'Me pasé la mañana esperando una nube. Vino a la hora del bocadillo. Como todos los hombres de mi vida.',
      daysAgo: 5,
      warmth: 0.24,
      comments: [
        { by: 'alba', text: 'JAJAJA', hoursLater: 1 },
        { by: 'mateo', text: 'Protesto. (Estoy comiendo.)', hoursLater: 3 },
      ],
    },
    {
      text: `Trucos que no son trucos:
Una sábana. Un espejo de baño. Un cartón negro, que es más importante que cualquier foco. Llegar media hora antes y sentarte donde se va a sentar la actriz.
Y preguntar al sonidista si está bien. Nadie le pregunta.`,
      daysAgo: 18.5,
      warmth: 0.33,
      comments: [
        {
          by: 'gonzalo',
          text: 'Lo de sentarse donde se va a sentar la actriz lo pongo en el aula.',
          hoursLater: 2,
        },
        {
          by: 'elias',
          text: 'Como actor: gracias por lo de la silla. Se nota cuando alguien ya la calentó.',
          hoursLater: 6,
        },
        { by: 'bea', text: 'Me apunto la sábana para mis fotos.', hoursLater: 8 },
      ],
    },
    {
      text: '¿Alguien rodó con vela de verdad últimamente? ¿A qué distancia y con qué cara de los bomberos?',
      daysAgo: 49,
      warmth: 0.2,
      comments: [
        {
          by: 'ivan',
          text: 'A dos metros de la señora y con la cara de la señora. Funcionó.',
          hoursLater: 3,
        },
      ],
    },
    {
      text: 'Niebla en la batea a las seis. No hay etalonaje que lo mejore y mira que lo intenté.',
      daysAgo: 122,
      photos: [
        'El mar con bruma y una persona en un bote, la luz apenas al fondo',
        { alt: 'Un velero sobre el agua quieta', subject: 'shore' },
        'La ría y el cielo casi del mismo tono, con un velero',
      ],
      warmth: 0.3,
      comments: [
        { by: 'valentina', text: 'Se siente el frío, qué lindo', hoursLater: 4 },
        { by: 'lucho', text: 'Esos grises no existen en ninguna ferretería.', hoursLater: 7 },
      ],
    },
    {
      text: 'Primer largo como directora de foto. 34 noches. He aprendido que a las cuatro y media de la mañana todos somos la misma persona y tiene hambre.',
      daysAgo: 290,
      photos: ['Una luna enorme tras las montañas negras'],
      warmth: 0.24,
      comments: [{ by: 'tono', text: 'Y esa persona merece un caldo.', hoursLater: 6 }],
    },
    {
      text: 'Hola. Paula. Ante la duda, apago una.',
      daysAgo: 680,
      warmth: 0.17,
    },
    {
      text: 'Hoy en clase, «Sintel». Paramos la imagen en la nieve y pregunté lo de siempre: ¿de dónde viene la luz? Silencio. Una chica del fondo: «del dragón, pero antes de que salga». Se puede ir ya a trabajar.',
      daysAgo: 7.2,
      video: { id: 'eRsGyueVLvQ', poster: 'summit' },
      warmth: 0.31,
      comments: [{ by: 'ivan', text: 'Dale mi número a la del fondo.', hoursLater: 2, loved: 4 }],
    },
  ],
}
