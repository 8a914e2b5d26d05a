import type { Talent } from '../types.ts'

export const mateo: Talent = {
  key: 'mateo',
  firstName: 'Mateo',
  lastName: 'Echavarría',
  sex: 'MA',
  age: 24,
  looks: { tone: 4, hair: 'black', style: 'short' },
  country: 'CO',
  city: 'Medellín',
  language: 'es',
  biography:
    'Modelo, de Medellín, del barrio donde las escaleras se suben hablando. Empecé porque un amigo necesitaba a alguien que le cupieran sus camisas para unas fotos y terminé cargando también las luces. Estudio diseño de vestuario de noche. Me interesa la ropa de trabajo: los overoles, las botas, lo que la gente se pone de verdad. Sueño con hacer una colección entera inspirada en los uniformes de los que arreglan la calle a las tres de la mañana.',
  joinedDaysAgo: 410,
  categories: [5],
  posts: [
    {
      text: 'Parce, hoy hice mi primera pasarela con público de verdad. Se me olvidó todo lo que ensayé menos una cosa: no mirar al piso. No miré al piso. Tampoco vi nada más.',
      daysAgo: 1.7,
      photos: [
        { alt: 'La pasarela iluminada, con el público a los lados', subject: 'runway' },
        { alt: 'Chaqueta de lona café oscuro colgada', subject: 'jacket' },
      ],
      warmth: 0.58,
      comments: [
        { by: 'camilo', text: '¡Eso, mi rey! Lo demás se aprende.', hoursLater: 0.6 },
        { by: 'thiago', text: 'Yo miré al piso en la mía. Vas ganando.', hoursLater: 4 },
        {
          by: 'yuliana',
          text: 'Así es la primera carrera también: uno solo se acuerda de la salida.',
          hoursLater: 10,
        },
      ],
    },
    {
      text: '¿A ustedes también les pasa que en las fotos donde más cómodo estaba es donde peor salgo?',
      daysAgo: 9,
      warmth: 0.24,
      comments: [
        { by: 'zoe', text: 'Comfort is a trap. Suffer a little in the neck.', hoursLater: 3 },
        { by: 'kiara', text: 'Todas las veces.', hoursLater: 30 },
      ],
    },
    {
      text: 'Encontré en el centro un señor que remienda overoles hace cuarenta años. Le pregunté si podía mirar. Me dio una silla, una aguja y ningún consejo.\n\nLlevo tres sábados yendo.',
      daysAgo: 40,
      photos: [
        'Tela de dril azul con remiendos de distintos tonos en capas',
        'Detalle de pespuntes gruesos sobre un pliegue gastado por el uso',
      ],
      warmth: 0.4,
      comments: [
        {
          by: 'bea',
          text: 'Esto vale más que un máster. Y ninguno de los tres sábados te lo van a convalidar.',
          hoursLater: 7,
        },
        { by: 'itzel', text: 'Ningún consejo, qué maestro.', hoursLater: 22 },
      ],
    },
    {
      text: 'Me dijeron que no en seis castings seguidos. Los apunté todos en el cuaderno, con la fecha y lo que llevaba puesto, a ver si encontraba el patrón, y el único patrón es que en todos fui con el mismo pantalón de la suerte. Ya lo jubilé.\n\nEl sexto no, eso sí, vino con abrazo. Vamos mejorando.',
      daysAgo: 104,
      warmth: 0.31,
      comments: [{ by: 'gonzalo', text: 'En cine ni abrazo, hermano. Aprovecha.', hoursLater: 4 }],
    },
    {
      text: 'Trabajo de semestre: un overol que se abre entero por la espalda. Mi profesora lo miró como cinco minutos sin decir nada y después me preguntó si podía ponérselo ella.',
      daysAgo: 230,
      photos: [
        { alt: 'Prendas colgadas en fila bajo luz lateral', subject: 'rack' },
        { alt: 'Dos modelos prueban las prendas, con la tela suelta atrás', subject: 'sweep' },
        'Silueta con ropa ancha recortada contra una puerta clara',
      ],
      warmth: 0.45,
      comments: [
        { by: 'alba', text: '¿Cómo resolviste la cintura? Pregunto en serio.', hoursLater: 9 },
        {
          by: 'mateo',
          replyTo: 'alba',
          text: 'Con un cinturón por dentro, lo aprendí de los arneses de los que podan árboles.',
          hoursLater: 11,
        },
      ],
    },
    {
      text: 'Bueno, ya estoy aquí.',
      daysAgo: 398,
      warmth: 0.12,
    },
  ],
}
