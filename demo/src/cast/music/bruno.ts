import type { Talent } from '../types.ts'

export const bruno: Talent = {
  key: 'bruno',
  firstName: 'Bruno',
  lastName: 'Olivera',
  sex: 'MA',
  age: 38,
  looks: { tone: 6, hair: 'black', style: 'locs' },
  country: 'UY',
  city: 'Montevideo',
  language: 'es',
  biography:
    'Toco el piano en una cuerda de Palermo (el tambor piano, no el otro; el otro lo tenía mi tía y se lo comió la polilla). Manejo un ómnibus de la línea 62 imaginaria de mi cabeza y uno de verdad de cinco a una. Los domingos templamos los cueros en la calle, con fuego, como debe ser, y salimos despacito.',
  joinedDaysAgo: 830,
  categories: [2],
  posts: [
    {
      text: 'Hoy en el ómnibus una gurisa de tres años me iba marcando la clave en el asiento de atrás. Perfecta. Me pasé el semáforo en verde por escucharla. Vo, disculpen los del 10:40.',
      daysAgo: 4,
      warmth: 0.36,
      comments: [
        { by: 'amara', text: 'Ficha a esa niña ya.', hoursLater: 1 },
        { by: 'ines', text: '¡A los tres años ya está! Después solo estorbamos los profes.', hoursLater: 2 },
        { by: 'tomas', text: '«Me pasé el semáforo en verde» jajaja genio', hoursLater: 6 },
      ],
    },
    {
      text: 'El fuego para templar no se apura. El gurí nuevo quiso acercar el tambor de más y quedó con olor a asado tres semanas. Suena bárbaro, eso sí. Da hambre.',
      daysAgo: 37,
      photos: [
        { alt: 'Tambores en ronda, vistos desde arriba', subject: 'drums' },
        { alt: 'Siluetas en hilera bajo luces bajas, de noche', subject: 'crowd' },
      ],
      warmth: 0.3,
      comments: [
        { by: 'martin', text: 'Punto jugoso el cuero.', hoursLater: 4 },
        { by: 'camilo', text: 'Yo quiero ese tambor para el desayuno', hoursLater: 7 },
      ],
    },
    {
      text: 'lloviendo. no salimos. mirando el tambor como se mira a un perro que quiere salir.',
      daysAgo: 160,
      warmth: 0.22,
      comments: [{ by: 'diego', text: 'mi balón igual', hoursLater: 3 }],
    },
    {
      text: `Hace veinte años que murió el que me enseñó. No dejó grabaciones ni fotos buenas. Dejó seis gurises que ahora somos viejos y que cuando doblamos la esquina pegamos el mismo golpe medio atrasado, que era un defecto de él porque tenía la muñeca quebrada.

Ahora es el estilo de la cuadra.`,
      daysAgo: 415,
      warmth: 0.34,
      comments: [
        { by: 'ruben', text: 'Así se hace una escuela. Olé por el defecto.', hoursLater: 5 },
        { by: 'facundo', text: 'Brindo por esa muñeca.', hoursLater: 9 },
        { by: 'wara', text: 'Los errores bonitos se heredan primero.', hoursLater: 20 },
      ],
    },
    {
      text: 'Acá Bruno. No soy de escribir, soy de tocar y de mirar para el costado.',
      daysAgo: 822,
      warmth: 0.17,
    },
  ],
}
