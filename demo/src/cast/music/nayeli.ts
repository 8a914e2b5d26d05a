import type { Talent } from '../types.ts'

export const nayeli: Talent = {
  key: 'nayeli',
  firstName: 'Nayeli',
  lastName: 'Zárate Pérez',
  sex: 'FE',
  age: 21,
  looks: { tone: 4, hair: 'black', style: 'braid' },
  country: 'MX',
  city: 'Oaxaca',
  language: 'es',
  biography: `Toco jarana y versada en un grupo de puras primas. Soy de Tuxtepec, vivo en Oaxaca capital por la escuela y cada quince días me regreso al taller de mi abuelo, que hace jaranas de cedro desde antes de que yo supiera pedir permiso. Estoy aprendiendo a construirlas: llevo tres. La primera es macetero.

Me late el fandango que empieza tarde y el café que empieza temprano.`,
  joinedDaysAgo: 390,
  categories: [2],
  posts: [
    {
      text: '¡Suena! Mi cuarta jarana SUENA. El abuelo la tuvo en las manos un buen rato, la golpeó con el nudillo, la olió y dijo: «Esta ya no es maceta».',
      daysAgo: 1.7,
      shares: [
        {
          by: 'ivan',
          text: 'Estuve ahí con la cámara. Suena como si ya supiera.',
          hoursLater: 20,
          warmth: 0.27,
          comments: [
            { by: 'nayeli', text: 'Tú nomás querías salir en la plática, Iván.', hoursLater: 2 },
            { by: 'abril', text: 'Tapa de cedro, ¿verdad? Se oye el cedro.', hoursLater: 5 },
          ],
        },
      ],
      photos: [
        { alt: 'Las cuerdas de una jarana tensas sobre la boca redonda', subject: 'guitar' },
        { alt: 'La tapa de la jarana, de madera clara, con su roseta', subject: 'guitar' },
      ],
      warmth: 0.47,
      comments: [
        { by: 'ivan', text: '¡Y lo tengo grabado, Naye! La cara del abuelo. Ya verás.', hoursLater: 1 },
        { by: 'lia', text: 'Lo más bonito que le pueden decir a alguien.', hoursLater: 3 },
        { by: 'martina', text: 'Mi primera taza también es macetero. Hermandad 🤝', hoursLater: 6 },
        { by: 'facundo', text: '«La olió». Ese hombre sabe.', hoursLater: 8 },
      ],
    },
    {
      text: 'Necesito rima para «zopilote» que no sea «guajolote» porque ya la usó mi prima el año pasado y lo cobra.',
      daysAgo: 15,
      warmth: 0.28,
      comments: [
        {
          by: 'ximena',
          text: 'Camote, bigote, islote. Y papalote, que acá no lo usamos: te lo regalo entero.',
          hoursLater: 1,
        },
        { by: 'nayeli', replyTo: 'ximena', text: '¡PAPALOTE! Gracias, ya quedó', hoursLater: 1.5 },
        {
          by: 'emilio',
          text: '«Estrambote», si quieres que nadie lo entienda y todos aplaudan.',
          hoursLater: 4,
        },
      ],
    },
    {
      text: 'Iván anda grabando un documental de mi abuelo y mi abuelo ya aprendió a decir «corte». Ahora lo dice en la comida.',
      daysAgo: 45,
      warmth: 0.32,
      comments: [
        { by: 'ivan', text: 'Y casi siempre tiene razón.', hoursLater: 1 },
        { by: 'rosa', text: '¡Corte! El mole ya está.', hoursLater: 6 },
      ],
    },
    {
      text: 'Fandango hasta las seis de la mañana y examen a las ocho. Saqué 7. En cualquier cultura eso es un triunfo.',
      daysAgo: 120,
      photos: [
        { alt: 'El fandango de noche, con luces cálidas y la gente con las manos en alto', subject: 'crowd' },
      ],
      warmth: 0.25,
      comments: [{ by: 'carla', text: 'En Chile el 7 es la nota máxima. Quédate con esa.', hoursLater: 5 }],
    },
    {
      text: 'Se venció el puente de la segunda jarana. Lloré tantito. El abuelo la colgó en la pared del taller, junto a las suyas que se vencieron. Hay once. No sabía que tenía once.',
      daysAgo: 250,
      warmth: 0.2,
      comments: [
        { by: 'facundo', text: 'Once paredes como esa tengo yo.', hoursLater: 6 },
        { by: 'oscar', text: 'Ahora quiero dibujar esa pared.', hoursLater: 20 },
      ],
    },
    {
      text: 'Buenas noches, soy Nayeli y traigo una maceta que casi fue jarana.',
      daysAgo: 386,
      warmth: 0.18,
    },
  ],
}
