import type { Talent } from '../types.ts'

export const amara: Talent = {
  key: 'amara',
  firstName: 'Amara',
  lastName: 'Diallo',
  sex: 'FE',
  age: 29,
  looks: { tone: 6, hair: 'black', style: 'bun' },
  country: 'ES',
  city: 'Sevilla',
  language: 'es',
  biography: `Bailo desde los cuatro años entre Dakar y Triana. Mi trabajo mezcla sabar y flamenco: dos tierras que golpean el suelo para hablar. Mi madre es de Médina y vende telas; mi padre, de la calle Pureza, y no sabe bailar, pero sabe callarse cuando se baila, que es más difícil.

Estoy de gira pequeña con «Suelo que responde», para bailaora, dos tambores y un cajón. Doy clase en un sótano con goteras y muy buena gente.`,
  joinedDaysAgo: 850,
  categories: [2],
  interests: ['percusión sabar', 'telas de Dakar', 'cante jondo', 'mercados'],
  links: {
    instagram: 'https://instagram.com/amara.diallo.sueno.suelo',
    youtube: 'https://youtube.com/@amaradiallo-danza',
  },
  posts: [
    {
      text: `Noche de estreno. Seis meses de ensayo para once minutos de luz.
Gracias a quienes llenasteis la sala.`,
      daysAgo: 0.08,
      shares: [
        {
          by: 'ruben',
          text: 'Fila seis. Yo estaba.',
          hoursLater: 1.2,
          warmth: 0.2,
          comments: [{ by: 'amara', text: 'Te oí el olé, Rubén. Te lo oyó todo Sevilla.', hoursLater: 0.3 }],
        },
      ],
      photos: [
        'Una bailaora en un haz de luz, el vestido hecho cintas',
        'La misma bailaora con el cuerpo quebrado hacia atrás bajo el foco',
        { alt: 'Una luna enorme de atrezo detrás de un horizonte de papel', subject: 'dunes' },
        'Cintas claras girando en espiral',
        { alt: 'El telón oscuro justo antes de abrirse', subject: 'curtain' },
        { alt: 'Un charco de luz dorada en el escenario vacío', subject: 'solo' },
        'El saludo final, una silueta sola con los brazos abiertos',
      ],
      warmth: 0.95,
      comments: [
        {
          by: 'ana',
          text: '¡¡ONCE MINUTOS!! No dormí por estar pendiente desde aquí. Te quiero mucho, bravísima.',
          hoursLater: 0.2,
        },
        {
          by: 'ruben',
          text: 'Estuve en la fila seis. En el minuto ocho dejé de mirar los pies y eso no me pasa nunca.',
          hoursLater: 0.4,
          loved: 14,
        },
        { by: 'lia', text: 'Las fotos suenan.', hoursLater: 0.7, loved: 9 },
        { by: 'zoe', text: "That sixth photo, the empty light. I'd frame it.", hoursLater: 0.9 },
        { by: 'casting-luz', text: 'Enhorabuena, Amara. Una noche para recordar.', hoursLater: 1.1 },
        { by: 'ines', text: '¡El cajón presente! ¿Quién tocó? Qué ganas de verlo por acá.', hoursLater: 1.4 },
        {
          by: 'amara',
          replyTo: 'ines',
          text: 'Inés, tocó Curro el del sótano. Te lo presento, que te estudia los vídeos en secreto 😄',
          hoursLater: 1.6,
        },
        {
          by: 'paula',
          text: 'Quien iluminó eso sabe lo que hace. Pásame el nombre, por favor.',
          hoursLater: 1.7,
        },
      ],
    },
    {
      text: 'Prueba de sonido. El técnico me pregunta si los tambores «van así de fuerte siempre». Mi primo, sin levantar la vista: «No, es que tienen vergüenza, luego se sueltan».',
      daysAgo: 3.8,
      warmth: 0.4,
      comments: [
        { by: 'bruno', text: 'En Montevideo la vergüenza les dura media cuadra.', hoursLater: 1 },
        { by: 'camilo', text: 'JAJAJA ese primo que venga a Cali ya', hoursLater: 3 },
      ],
    },
    {
      text: 'Seis de la tarde y sigo con el mismo giro. Lo tengo, lo pierdo, lo tengo. Es como un gato que no es tuyo.',
      daysAgo: 11,
      photos: ['Una figura girando con las cintas enredadas alrededor del cuerpo'],
      warmth: 0.36,
      comments: [
        {
          by: 'oscar',
          text: 'Los gatos que no son tuyos vuelven si haces como que no miras.',
          hoursLater: 2,
        },
        { by: 'ana', text: '¡Ponle un plato de leche al giro!', hoursLater: 4 },
      ],
    },
    {
      text: `Me preguntan mucho si lo mío es «fusión». No me gusta la palabra, me suena a cocina con espuma.

En el sabar, el tambor principal y quien baila se retan. Tú entras al círculo, haces tu frase, y el tamborero la tiene que cerrar contigo; si te adelantas te deja colgada delante de tus tías, y tus tías no olvidan. En una fiesta por bulerías pasa lo mismo: te sales, marcas, llamas, y el cante te contesta o no te contesta.

Yo no junté nada. Llegué a Triana con catorce años, me sentaron en una silla de enea, vi a una señora de setenta levantarse con el bolso puesto y hacer cuatro compases, y pensé: ah, esto ya me lo sé. Es la misma conversación con otro acento.

Así que cuando alguien me pregunta cómo se mezclan, digo la verdad: no se mezclan, se saludan.`,
      daysAgo: 26,
      photos: [
        'Una bailaora bajo dos haces de luz distintos',
        'Una bailaora y su sombra, cada una con un color de luz',
      ],
      warmth: 0.42,
      comments: [
        { by: 'ruben', text: '«Con el bolso puesto». Ahí está todo el flamenco.', hoursLater: 2 },
        {
          by: 'nayeli',
          text: 'En el fandango igual: subes a la tarima y si no escuchas, te lo hacen saber.',
          hoursLater: 5,
        },
        {
          by: 'ines',
          text: 'No se mezclan, se saludan. Lo copio en la pizarra mañana, con tu nombre.',
          hoursLater: 6,
        },
        { by: 'julia', text: 'Esto tienes que escribirlo más largo algún día.', hoursLater: 14 },
        {
          by: 'amara',
          replyTo: 'julia',
          text: 'Julia, me dan más miedo cuatro folios que un teatro lleno.',
          hoursLater: 16,
        },
        { by: 'theo', text: 'They greet each other. Beautiful.', hoursLater: 30 },
        { by: 'palabra', text: 'Estamos con Julia. Gracias por estas líneas, Amara.', hoursLater: 52 },
      ],
    },
    {
      text: 'Busco sillas de enea viejas, cuantas más cojas mejor. No es para sentarse.',
      daysAgo: 44,
      warmth: 0.27,
      comments: [
        { by: 'martina', text: 'Ahora no puedo dejar de pensar para qué son.', hoursLater: 6 },
        { by: 'amara', replyTo: 'martina', text: 'Para discutir con ellas.', hoursLater: 9 },
      ],
    },
    {
      text: 'Ayer en clase una alumna se echó a llorar en mitad de un zapateado. Le dije que parara y me dijo «no, si es que me está saliendo».',
      daysAgo: 85,
      warmth: 0.33,
      comments: [
        { by: 'marisol', text: 'Eso mismo, Amara, eso mismo.', hoursLater: 4 },
        { by: 'tono', text: 'Qué bonito, coño.', hoursLater: 9 },
      ],
    },
    {
      text: 'La gotera del sótano está en tres por cuatro. La hemos adoptado.',
      daysAgo: 170,
      photos: ['Un foco pequeño sobre un suelo con reflejos, nadie alrededor'],
      warmth: 0.3,
      comments: [
        { by: 'lia', text: '¿Afinada?', hoursLater: 2 },
        { by: 'tomas', text: 'Podemos hacer un festival de goteras, tengo la estadística', hoursLater: 5 },
      ],
    },
    {
      text: 'En Dakar, tres semanas. He vuelto con los pies hechos polvo, la maleta llena de tela y la certeza de que mi tía Khady baila mejor que yo fregando los platos.',
      daysAgo: 310,
      photos: [
        'Cintas de colores cruzándose en un gran círculo de arena y luz',
        { alt: 'Una bailarina con las telas en el aire', subject: 'solo' },
        { alt: 'Un círculo de tambores visto desde arriba', subject: 'drums' },
      ],
      warmth: 0.38,
      comments: [
        { by: 'wara', text: 'La tela siempre pesa más al volver, porque ya tiene historia.', hoursLater: 8 },
        { by: 'adaeze', text: 'Aunties washing dishes are undefeated.', hoursLater: 12 },
      ],
    },
    {
      text: 'Hoy dije que no a un trabajo en el que querían que bailara «más africana». Pregunté qué era eso. Nadie supo. Me fui a merendar.',
      daysAgo: 520,
      warmth: 0.25,
      comments: [
        { by: 'alba', text: 'Bien ido y bien merendado.', hoursLater: 3 },
        { by: 'zoe', text: 'I know that room. Different words, same snack after. Hug.', hoursLater: 6 },
        { by: 'ana', text: 'Ole tú.', hoursLater: 9 },
      ],
    },
    {
      text: 'Me estreno aquí. Amara, Sevilla, pies grandes.',
      daysAgo: 840,
      photos: ['Una bailarina de rojo con cintas claras en un cono de luz'],
      warmth: 0.2,
    },
  ],
}
