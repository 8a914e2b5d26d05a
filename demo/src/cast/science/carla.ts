import type { Talent } from '../types.ts'

export const carla: Talent = {
  key: 'carla',
  firstName: 'Carla',
  lastName: 'Huenchumán',
  sex: 'FE',
  age: 33,
  looks: { tone: 3, hair: 'black', style: 'bob' },
  country: 'CL',
  city: 'La Serena',
  language: 'es',
  biography:
    'Astrónoma observacional en La Serena, que es como ser marinera en Valparaíso: aquí todo el mundo tiene un primo que trabaja en el cerro. Estudio estrellas que laten, de las que cambian de brillo cada pocas horas, y las noches en que está nublado estudio la paciencia. Hago talleres en liceos rurales con un telescopio que armé con un tubo de PVC. Sí, mi horario de sueño es un desastre; no, no leo el horóscopo; sí, cuando estoy sola con el cielo a las cuatro de la mañana le hablo.',
  joinedDaysAgo: 1050,
  categories: [7, 3],
  links: {
    instagram: 'https://www.instagram.com/carlahuenchuman.brilla',
    web: 'https://carlahuenchuman.example',
  },
  posts: [
    {
      text: 'Anoche. Seis horas de exposición, un zorro mirándome desde la puerta de la cúpula y, por fin, la nebulosa completa. Los colores son los gases: rojo el hidrógeno, azulito el oxígeno. El zorro no salió.',
      daysAgo: 0.2,
      shares: [
        {
          by: 'mei',
          text: 'Seventy-two photographs and one fox. This is the correct ratio.',
          hoursLater: 2.5,
          warmth: 0.3,
          comments: [
            { by: 'carla', text: 'The fox says hello. He has not left.', hoursLater: 0.8 },
            { by: 'adaeze', text: 'One fox per seventy-two is my new unit.', hoursLater: 1.5 },
          ],
        },
      ],
      photos: [
        'Nebulosa azul con muchas estrellas pequeñas',
        'Detalle del centro: filamentos oscuros cruzando una nube rojiza',
      ],
      warmth: 0.77,
      comments: [
        { by: 'mei', text: 'The filaments!! May I ask what the fox thought?', hoursLater: 0.7 },
        {
          by: 'carla',
          replyTo: 'mei',
          text: 'He left halfway, like most critics.',
          hoursLater: 1.2,
          loved: 12,
        },
        { by: 'amara', text: 'Qué cosa tan hermosa, Carla.', hoursLater: 2 },
        {
          by: 'dani',
          text: 'Una pregunta: ¿las seis horas son de corrido o se suman muchas fotos?',
          hoursLater: 3,
        },
        {
          by: 'carla',
          replyTo: 'dani',
          text: 'Se suman, Dani: setenta y dos fotos de cinco minutos. Buena pregunta.',
          hoursLater: 3.6,
        },
      ],
    },
    {
      text: 'Nublado. Nublado. Nublado. Tengo la mejor letra que he tenido en años porque me puse a pasar apuntes en limpio.',
      daysAgo: 5.1,
      warmth: 0.38,
      comments: [
        {
          by: 'soledad',
          text: 'Nublado es el nombre técnico de las tardes buenas para escribir.',
          hoursLater: 4,
        },
      ],
    },
    {
      text: 'Taller en un liceo a dos horas de aquí. Una niña miró Saturno y me dijo, muy seria: "está pegado con calcomanía". Se fue a mirar por delante del tubo a ver quién la había puesto.\n\nEso es ser científica. Exactamente eso.',
      daysAgo: 16,
      warmth: 0.51,
      comments: [
        { by: 'rocio', text: 'Revisar el instrumento primero. Contrátenla.', hoursLater: 2 },
        { by: 'andrea', text: 'En mi salón tengo tres así y las mañanas se me hacen cortas.', hoursLater: 7 },
        { by: 'orbita', text: 'Qué buena historia. Enhorabuena por los talleres.', hoursLater: 30 },
      ],
    },
    {
      text: 'Curva de luz de mi estrella favorita, que no tiene nombre sino matrícula. Sube rápido, baja lento, cada 13 horas, desde mucho antes que nosotros.',
      daysAgo: 44,
      photos: [
        {
          alt: 'Curvas luminosas que suben de golpe y bajan despacio, sobre fondo oscuro',
          subject: 'spectrum',
        },
        'Estrella brillante en el centro de órbitas finas y concéntricas',
      ],
      warmth: 0.34,
      comments: [
        { by: 'mei', text: "This shape has a rhythm. It's a slow drum.", hoursLater: 6 },
        { by: 'ruben', text: 'Trece horas por compás. Nos falta el bajo.', hoursLater: 12 },
      ],
    },
    {
      text: 'Error del mes: me pasé una noche entera siguiendo un objeto rarísimo. Era una araña en el filtro.',
      daysAgo: 90,
      warmth: 0.21,
      comments: [
        { by: 'rocio', text: '¿Qué especie? Hay gente que paga por esas noches.', hoursLater: 1 },
        { by: 'pablo', text: 'Yo perdí dos días por un tornillo imantado. Abrazo.', hoursLater: 3 },
      ],
    },
    {
      text: 'El telescopio de PVC cumple cinco años. Números, ya que estamos: costó lo que un par de zapatillas, pesa once kilos, ha viajado a 43 escuelas en el asiento del copiloto (con cinturón) y por él han mirado, según mi cuaderno, 3.120 personas. El espejo lo pulí yo y tiene un defecto en el borde que le da a Júpiter un bigotito. He aprendido a avisar antes.\n\nEste mes voy a redibujar los planos con calma para subirlos con lista de materiales.',
      daysAgo: 171,
      photos: [{ alt: 'La cúpula del telescopio y un planeta sobre el horizonte', subject: 'rocket' }],
      warmth: 0.42,
      comments: [
        { by: 'pablo', text: '¡Planos! Avísame cuando los subas, en el taller los queremos.', hoursLater: 5 },
      ],
    },
    {
      text: 'Alguien me preguntó qué se siente descubrir algo. Se siente como cuando uno encuentra plata en un bolsillo, revisa dos veces si el pantalón es suyo, y sí.',
      daysAgo: 289,
      warmth: 0.3,
      comments: [
        {
          by: 'emilio',
          text: 'Veintiséis años viendo a gente revisar bolsillos ajenos: se siente igual.',
          hoursLater: 10,
        },
      ],
    },
    {
      text: 'Cuatro noches, cuatro cielos. El de la tercera tiene un avión; lo dejé porque alguien iba ahí.',
      daysAgo: 446,
      photos: [
        { alt: 'La cúpula del observatorio bajo el cielo de la primera noche', subject: 'rocket' },
        'Nube verde de gas con estrellas delante',
        { alt: 'Campo de estrellas entre nubes violetas', subject: 'nebula' },
        { alt: 'El observatorio y un planeta con anillos, bajo sobre los cerros', subject: 'rocket' },
      ],
      warmth: 0.25,
    },
    {
      text: 'Defendí la tesis. Quiero dar las gracias a la señora Elcira, que limpia las oficinas y me dejaba el hervidor lleno; a mi profe, que leyó todo dos veces; y a mi mamá, que no entendió ni una lámina y lloró desde la primera.\n\nMe preguntaron algo que no sabía y dije "no sé". Me felicitaron por eso.',
      daysAgo: 700,
      warmth: 0.16,
      comments: [
        { by: 'soledad', text: 'Es la respuesta más difícil del idioma.', hoursLater: 8 },
        { by: 'nico', text: '¡Doctora!', hoursLater: 12 },
      ],
    },
    {
      text: 'Hola desde debajo del cielo. Preguntas bienvenidas, menos las de signos.',
      daysAgo: 1030,
      warmth: 0.1,
    },
  ],
}
