import type { Talent } from '../types.ts'

export const tomas: Talent = {
  key: 'tomas',
  firstName: 'Tomás',
  lastName: 'Bazán',
  sex: 'MA',
  age: 24,
  looks: { tone: 2, hair: 'brown', style: 'short' },
  country: 'AR',
  city: 'Córdoba',
  language: 'es',
  biography: `Base en tres por tres. Mido 1,78, así que aprendí a pensar rápido o a correr rápido, según quién venga. Estudio estadística y llevo una planilla con todos los tiros que hice desde los catorce años: 61.340 intentados al día de hoy. No pregunten cuántos adentro.

Juego en un club de barrio al que se le llueve el techo exactamente sobre la línea de libres del lado del kiosco.`,
  joinedDaysAgo: 540,
  categories: [1, 7],
  links: {
    twitter: 'https://twitter.com/tomibazan3x3',
  },
  posts: [
    {
      text: 'Actualización de planilla: desde la gotera tiro 71 %, del lado seco 68 %. Muestra chica, pero estoy empezando a creer que el problema es jugar cómodo.',
      daysAgo: 2.2,
      before: 'Actualización de planilla: desde la gotera tiro 71 %.',
      photos: ['El tablero y el aro al fondo de una cancha techada, con el balón en primer plano'],
      warmth: 0.38,
      comments: [
        {
          by: 'pablo',
          text: '¿Intervalo de confianza? Con tan pocos tiros igual no hay diferencia.',
          hoursLater: 2,
        },
        { by: 'tomas', replyTo: 'pablo', text: 'Se pisan enteros, pero dejame soñar', hoursLater: 2.6 },
        { by: 'yuliana', text: 'O sea que hay que regar el otro lado', hoursLater: 7 },
        {
          by: 'facundo',
          text: 'En mi barrio la gotera caía sobre el bandoneonista. Puedo confirmar la hipótesis.',
          hoursLater: 18,
        },
      ],
    },
    {
      text: 'Perdimos por uno. Lo erré yo. Ya está en la planilla.',
      daysAgo: 6.5,
      warmth: 0.2,
      comments: [
        { by: 'diego', text: 'abrazo carnal', hoursLater: 1 },
        { by: 'tomas', replyTo: 'diego', text: 'gracias loco', hoursLater: 1.5 },
        { by: 'marisol', text: 'Mañana hay otro. Así de simple y así de feo.', hoursLater: 10 },
      ],
    },
    {
      text: `Explicación larga para mi vieja, que pregunta qué es el tres por tres:

Es media cancha, un aro, doce segundos para tirar. No hay técnico que te grite desde el banco: nos gritamos nosotros. Si metés de lejos vale dos, si no vale uno, y el que llega a 21 se va a bañar. Diez minutos que parecen dos. No hay tiempo de ponerse triste por una pelota perdida, porque el otro ya te está sacando del arco.

Me preguntaste si es «básquet pero menos». Es básquet pero sin donde esconderse.

Y no, no hace falta que traigas sanguchitos a todos los partidos. Pero los muchachos preguntan.`,
      daysAgo: 19,
      photos: [
        'Media cancha en perspectiva, con el aro al fondo y el balón picando',
        { alt: 'La misma media cancha de básquet, larga y vacía, con el aro al fondo', subject: 'court' },
      ],
      warmth: 0.42,
      comments: [
        {
          by: 'ines',
          text: '«Sin donde esconderse» es un dúo de cajones también. ¡Arriba tu vieja!',
          hoursLater: 3,
        },
        { by: 'martin', text: 'Que no deje de traer los sanguchitos.', hoursLater: 6 },
        {
          by: 'martina',
          text: 'Jajaja hermoso, se lo leí a la mía. Dice que la de ustedes tiene razón en todo.',
          hoursLater: 8,
        },
        {
          by: 'julia',
          text: 'Me quedo con «el que llega a 21 se va a bañar». Así se cierra un párrafo.',
          hoursLater: 30,
        },
      ],
    },
    {
      text: 'Busco quinto para entrenar los jueves 22 h en Alta Córdoba (somos cuatro y nos turnamos la vergüenza). No hace falta nivel, hace falta llegar.',
      daysAgo: 52,
      warmth: 0.25,
      comments: [
        {
          by: 'lautaro',
          text: 'Quedo a cuatrocientos kilómetros y escribo. ¿Hay banco igual?',
          hoursLater: 5,
        },
      ],
    },
    {
      text: 'se cayó el techo. literal. el pedazo del kiosco. todos bien. el kiosco mejor que nunca porque ahora tiene vista.',
      daysAgo: 130,
      warmth: 0.15,
      comments: [{ by: 'nerea', text: 'Perdona, me he reído en la consulta.', hoursLater: 2 }],
    },
    {
      text: 'Me recibo el año que viene si apruebo procesos estocásticos. La tesis va a ser sobre rachas: si «tener la mano caliente» existe o la inventamos para aguantar los fríos. Acepto apuestas.',
      daysAgo: 260,
      warmth: 0.3,
      comments: [
        { by: 'nico', text: 'Existe, pero mucho más chica de lo que juramos todos.', hoursLater: 6 },
        { by: 'kofi', text: 'My coach would fight you over this.', hoursLater: 12 },
      ],
    },
    {
      text: 'Llegué. El que quiera ver la planilla, que traiga mate.',
      daysAgo: 521,
      photos: [{ alt: 'Una cancha de básquet de barrio con el aro al fondo', subject: 'court' }],
      warmth: 0.22,
    },
  ],
}
