import type { Talent } from '../types.ts'

export const xochitl: Talent = {
  key: 'xochitl',
  firstName: 'Xóchitl',
  lastName: 'Malpica Cruz',
  sex: 'FE',
  age: 32,
  looks: { tone: 5, hair: 'black', style: 'curls' },
  country: 'MX',
  city: 'Tlacotalpan',
  language: 'es',
  biography:
    'Jaranera, versadora y zapateadora, hija y nieta de jaraneros. En mi casa se pedía la sal en décimas. Doy talleres de verso improvisado a niñas y niños del Papaloapan y publiqué un librito de décimas de cocina. Si hay fandango y no me invitas, voy de todos modos, pero llevo tamales.',
  joinedDaysAgo: 390,
  categories: [2, 6],
  interests: ['décimas', 'huapangos', 'pesca de río'],
  posts: [
    {
      text: `Décima de la semana, de una alumna de nueve años que se llama Itandehui:

Mi gata se fue a bailar
con un vestido de flores,
dejó a los perros señores
con ganas de maullar.
Yo la salí a buscar
por toda la población
y la hallé en el callejón
zapateando de costado.
Mi gata ya se ha casado
con el que toca el violón.`,
      daysAgo: 3.05,
      warmth: 0.58,
      comments: [
        {
          by: 'julia',
          text: '«Dejó a los perros señores». Yo a los nueve no sabía ni atarme los zapatos.',
          hoursLater: 2,
        },
        { by: 'nayeli', text: 'El violón siempre se queda con las gatas buenas.', hoursLater: 5 },
        { by: 'palabra', text: 'Itandehui, aquí tienes dos lectoras y media.', hoursLater: 9 },
      ],
    },
    {
      text: 'Cuerdas nuevas para la jarana y la tarima recién clavada. El sábado, fandango en el muelle hasta que se acabe el mezcal o la noche.',
      daysAgo: 26,
      photos: [{ alt: 'Cuerdas y tapa de madera de una jarana, vistas muy de cerca', subject: 'guitar' }],
      warmth: 0.37,
      comments: [{ by: 'ana', text: 'Voy por mi falda.', hoursLater: 3 }],
    },
    {
      text: 'Mi abuela decía que el verso que se piensa mucho llega tarde a la tarima.',
      daysAgo: 205,
      warmth: 0.29,
      comments: [{ by: 'soledad', text: 'Y al papel también, se lo aseguro.', hoursLater: 10 }],
    },
  ],
}
