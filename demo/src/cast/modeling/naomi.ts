import type { Talent } from '../types.ts'

export const naomi: Talent = {
  key: 'naomi',
  firstName: 'Naomi',
  lastName: 'Villaseñor Tanaka',
  sex: 'FE',
  age: 30,
  looks: { tone: 1, hair: 'black', style: 'bob' },
  country: 'MX',
  city: 'Guadalajara',
  language: 'es',
  biography:
    'Diseño ropa que hace cosas: una chamarra que alumbra cuando frenas en la bici, un vestido que respira contigo, un chaleco que le avisa a mi abuela que ya llegué. Patronista de formación, programadora de necia. Cada prenda se puede lavar, que es lo difícil. Todo empezó cosiendo un foco a una mochila.',
  joinedDaysAgo: 250,
  categories: [5, 7],
  interests: ['hilo conductor', 'bicicletas', 'ramen casero'],
  links: { web: 'https://naomivillasenor.example' },
  posts: [
    {
      text: 'El vestido que respira ya aguanta veinte lavadas. En la 21 se inflaba al revés y asustó a la gata. Volvemos a la mesa de corte.',
      daysAgo: 3.55,
      photos: [{ alt: 'Una modelo de blanco con una tela ligera que se infla detrás', subject: 'sweep' }],
      warmth: 0.45,
      comments: [
        { by: 'mei', text: 'A dress with a failure mode. I love it.', hoursLater: 2 },
        {
          by: 'damian',
          text: 'Si inhala en vez de exhalar, voltea el diodo. Me ha pasado con bocinas.',
          hoursLater: 4,
        },
        { by: 'orbita', text: 'Ciencia que se puede lavar. Nos tienes muy atentos.', hoursLater: 14 },
      ],
    },
    {
      text: 'Mi abuela ya no quiere que el chaleco le avise cuando llego. Ahora quiere que le avise cuando salgo, «para ir poniendo el agua».',
      daysAgo: 45.5,
      warmth: 0.4,
      comments: [{ by: 'rosa', text: 'Su abuela sabe más de ingeniería que todos.', hoursLater: 5 }],
    },
  ],
}
