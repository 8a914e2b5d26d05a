import type { Talent } from '../types.ts'

export const nerea: Talent = {
  key: 'nerea',
  firstName: 'Nerea',
  lastName: 'Goikolea Urrutia',
  sex: 'FE',
  age: 31,
  looks: { tone: 1, hair: 'chestnut', style: 'bun' },
  country: 'ES',
  city: 'Bilbao',
  language: 'es',
  biography: `Escalo desde que mi padre me ató a una cuerda de tender. Competí diez años en dificultad, gané poco y me lo pasé mejor que casi todos los que ganaban. Ahora equipo vías, soy fisioterapeuta cuatro días por semana y el quinto me quejo de las rodillas ajenas.

Me interesa la escalada de mujeres mayores de treinta, los proyectos largos y las croquetas al bajar. Escribo aquí lo que no cabe en el cuaderno de vías. Si vienes por Bilbao y necesitas a alguien que te asegure, avisa con un día; con dos, llevo bocadillo.`,
  joinedDaysAgo: 900,
  categories: [1],
  links: {
    instagram: 'https://instagram.com/nerea.goikolea.roca',
    web: 'https://nereagoikolea.example',
  },
  posts: [
    {
      text: 'Cuarenta y un días probando los mismos seis movimientos. Hoy he hecho los seis. En orden. Y luego me he caído en el siete, que era el fácil, porque ya estaba celebrando.',
      daysAgo: 0.9,
      warmth: 0.5,
      comments: [
        { by: 'yuliana', text: 'Nooooo 😭', hoursLater: 1 },
        { by: 'valentina', text: 'La ola fácil es la que te saca los dientes, confirmo', hoursLater: 2.5 },
        { by: 'ruben', text: 'El remate. Siempre nos come el remate.', hoursLater: 5 },
        {
          by: 'nerea',
          replyTo: 'ruben',
          text: 'Rubén, tú y yo deberíamos dar un curso juntos: «Acabar las cosas»',
          hoursLater: 6,
        },
        { by: 'oscar', text: 'Me apunto. No entregaré el trabajo final.', hoursLater: 12 },
      ],
    },
    {
      text: `En la consulta:
—¿Qué le duele?
—El hombro.
—¿Desde cuándo?
—Desde que me dijiste que parase.`,
      daysAgo: 7.3,
      warmth: 0.33,
      comments: [
        { by: 'marisol', text: 'Me siento atacada.', hoursLater: 4 },
        { by: 'diego', text: 'presente', hoursLater: 5 },
      ],
    },
    {
      text: 'Sábado equipamos sector nuevo para gente que empieza: vías cortas, chapas cerca, repisa ancha para merendar. Hace falta quien limpie zarzas. Se paga en tortilla y agradecimiento eterno, este último sin IVA.',
      daysAgo: 17,
      photos: [
        { alt: 'Una escaladora a media pared, entre presas de colores', subject: 'climb' },
        { alt: 'La misma pared vista desde abajo, con alguien probando una vía', subject: 'climb' },
        'Un tramo de roca en planos de luz y sombra, con una escaladora',
      ],
      warmth: 0.37,
      comments: [
        { by: 'iker', text: 'La tortilla la pongo yo. Con cebolla, y no hay debate.', hoursLater: 3 },
        { by: 'nerea', replyTo: 'iker', text: 'Hay debate, pero no contigo.', hoursLater: 4 },
        { by: 'noa', text: 'Voy con tijeras de podar y cero vértigo (mentira lo segundo).', hoursLater: 9 },
      ],
    },
    {
      text: 'Me ha preguntado una paciente de 68 años si es tarde para empezar. Le he dicho que tarde es a partir de las ocho, que cierran el rocódromo.',
      daysAgo: 48,
      warmth: 0.3,
      comments: [
        { by: 'carmen', text: '¡Eso es!', hoursLater: 2 },
        {
          by: 'wara',
          text: 'A los sesenta y ocho mi tía aprendió a nadar. Nunca la sacamos del agua.',
          hoursLater: 14,
        },
      ],
    },
    {
      text: `Llevo semanas pensando en por qué cuento los días de un proyecto y no los de descanso.

Cuando competía, descansar era no entrenar. Ahora, en la consulta, veo a gente que llega rota por lo mismo, y les explico con un dibujito que el músculo crece cuando paras. Lo explico muy bien. Tengo hasta rotuladores de colores.

Este otoño me lesioné una polea del dedo anular haciendo una tontería, con frío, sin calentar, porque «solo iba a probarla un momento». Seis semanas sin agarrar nada pequeño. Las dos primeras las pasé insoportable (pido perdón a mi compañera de piso y a su gata). La tercera fui a mirar escalar. Solo mirar. Y vi cosas que llevaba veinte años sin ver: que Maite respira antes de cada paso, que el chico nuevo pisa como un bailarín, que la pared del fondo a las siete se pone naranja.

También vi que yo, mirando, hablaba. Durante veinte años he ido a la pared a hacer y he vuelto a casa sin saber cómo se llamaba la señora que barre el magnesio. Se llama Arantxa, fue costurera, y tiene una teoría sobre los pies de gato (que nos los compramos pequeños por orgullo) que pienso robarle para la consulta.

No digo que haya que lesionarse. Digo que a lo mejor se puede ir a mirar de vez en cuando sin que sea un castigo.

Hoy he vuelto a colgarme, veinte minutos, en presas grandes como panes. Me ha sabido a verano.

El dedo, bien, gracias. La gata no me ha perdonado.`,
      daysAgo: 118,
      warmth: 0.45,
      comments: [
        {
          by: 'ana',
          text: '«Ir a mirar sin que sea un castigo». Me lo llevo al ensayo de mañana.',
          hoursLater: 3,
        },
        {
          by: 'lia',
          text: 'Me pasó con la tendinitis. Descubrí que mis compañeros respiran.',
          hoursLater: 6,
        },
        { by: 'andrea', text: 'Qué bien escribes, caramba.', hoursLater: 20 },
        { by: 'kofi', text: 'Translated it, read it twice. Rest day booked.', hoursLater: 22 },
        { by: 'theo', text: 'The cat is the best character.', hoursLater: 40 },
      ],
    },
    {
      text: 'He encontrado mi primer cuaderno de vías. Año uno, página uno: «Hoy e escalado 4 vezes y no e llorado». Dos faltas de ortografía y media mentira.',
      daysAgo: 300,
      warmth: 0.26,
      comments: [{ by: 'martina', text: 'Enmarcalo ya.', hoursLater: 5 }],
    },
    {
      text: 'Tiempo estable, roca seca, fin de semana libre. Algo va a salir mal.',
      daysAgo: 560,
      photos: [{ alt: 'Una pared de roca clara con una escaladora agarrada a dos presas', subject: 'climb' }],
      warmth: 0.2,
    },
    {
      text: 'Prueba, prueba. ¿Esto cómo va? Soy Nerea y subo cosas. Piedras, digo. Por piedras.',
      daysAgo: 880,
      warmth: 0.18,
      comments: [
        { by: 'lucho', text: 'Bienvenida. Aquí todos subimos algo y bajamos quejándonos.', hoursLater: 30 },
      ],
    },
  ],
}
