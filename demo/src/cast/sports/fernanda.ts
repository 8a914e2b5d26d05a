import type { Talent } from '../types.ts'

export const fernanda: Talent = {
  key: 'fernanda',
  firstName: 'Fernanda',
  lastName: 'Duarte Bojórquez',
  sex: 'FE',
  age: 23,
  looks: { tone: 2, hair: 'chestnut', style: 'long' },
  country: 'MX',
  city: 'Hermosillo',
  language: 'es',
  biography:
    'Voleibol de sala y de playa, opuesta, 1.86 descalza. Juego con la universidad y estudio nutrición en las horas que sobran. Desde hace dos años modelo ropa para mujeres altas: descubrí que hay muchas y que ninguna encuentra pantalón. Aquí subo entrenamientos, trabajos y a mi perro Ruperto, que no brinca nada.',
  joinedDaysAgo: 350,
  categories: [1, 5],
  interests: ['carne asada', 'perros', 'nutrición'],
  links: { instagram: 'https://www.instagram.com/ferduarte.brilla' },
  posts: [
    {
      text: 'Ganamos 3-2 después de ir 0-2 abajo. En el quinto set no me acuerdo de nada, solo de la señora de la primera fila que me gritaba «¡mija, con ganas!» en cada saque. Señora, si lee esto: la amo.',
      daysAgo: 4.6,
      photos: [{ alt: 'El balón de voleibol sobre la duela, con las gradas al fondo', subject: 'court' }],
      warmth: 0.43,
      comments: [
        { by: 'rosa', text: 'Yo hubiera gritado lo mismo, hija.', hoursLater: 2 },
        {
          by: 'hector',
          text: 'Ese quinto set lo vi desde el bar y nos corrieron por escandalosos.',
          hoursLater: 5,
        },
        { by: 'norte-talento', text: 'Estuvimos ahí. Qué saque el último.', hoursLater: 11 },
      ],
    },
    {
      text: 'Por fin una marca me mandó un pantalón que me llega al tobillo. Lo anoto en el calendario como día festivo.',
      daysAgo: 48,
      warmth: 0.3,
      comments: [
        { by: 'naomi', text: '¿Qué largo tenía? Es para una amiga. La amiga soy yo.', hoursLater: 3 },
      ],
    },
    {
      text: 'Entrenamiento en arena a las seis de la mañana para que no nos derritamos. Ya íbamos en 38 grados cuando acabamos.',
      daysAgo: 150,
      warmth: 0.22,
    },
  ],
}
