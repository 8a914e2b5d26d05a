import type { Talent } from '../types.ts'

export const luciana: Talent = {
  key: 'luciana',
  firstName: 'Luciana',
  lastName: 'Bracho',
  sex: 'FE',
  age: 29,
  looks: { tone: 3, hair: 'dark', style: 'long' },
  country: 'VE',
  city: 'Maracaibo',
  language: 'es',
  biography:
    'Soy de Maracaibo, donde el sol no pide permiso. A los diecisiete concursé para que me vieran; a los veintinueve trabajo para que vean la ropa, y me gusta mucho más. Modelo de prueba y de catálogo, y fotógrafa los domingos, cuando me devuelven la cámara que le presto a mi hermano.\n\nMi mamá cosía para medio edificio, así que conozco el ruido de una máquina vieja mejor que el de la lluvia. Si algún día tengo una marca se va a llamar como su máquina.',
  joinedDaysAgo: 300,
  categories: [5, 4],
  posts: [
    {
      text: 'Se fue la luz a mitad de la sesión. Abrimos la puerta del depósito, entró ese sol de las cinco que parece de mentira, y las fotos buenas son todas de ahí. Todas, chamo. Dos horas montando luces para que al final ganara una puerta.',
      daysAgo: 2.4,
      photos: [
        { alt: 'Dos siluetas en una puerta abierta por la que entra el sol', subject: 'threshold' },
        'Vestido amarillo con pliegues encendidos por la luz de la tarde',
        'La misma puerta vacía, una franja de luz sobre el suelo',
      ],
      warmth: 0.64,
      comments: [
        {
          by: 'saoirse',
          text: 'Every cinematographer I know has this story and still packs the lights.',
          hoursLater: 3,
        },
        { by: 'fabiola', text: '¡El sol de Maracaibo cobrando derechos de autor!', hoursLater: 6 },
        { by: 'paula', text: 'La tercera, la vacía, es mi favorita.', hoursLater: 11 },
      ],
    },
    {
      text: 'Gente que trabaja con catálogos: ¿cómo le explican a su familia que la ropa se devuelve? Mi tía ya repartió en su cabeza tres vestidos, una chaqueta y unas botas que ni siquiera eran talla de nadie. El domingo me preguntó, delante de todos, que para cuándo. Necesito una respuesta que no me cueste la hallaca.',
      daysAgo: 15,
      warmth: 0.28,
      comments: [{ by: 'mateo', text: 'A la mía ya le dije que sí y le llevo medias.', hoursLater: 2 }],
    },
    {
      text: 'Hoy cumple años la máquina de mi mamá: sesenta. Sigue cosiendo derechito. Le pusimos una vela encima, lejos de la tela.',
      daysAgo: 58,
      warmth: 0.5,
      comments: [
        { by: 'rosa', text: 'Que Dios la conserve, a la máquina y a tu mamá.', hoursLater: 5 },
        {
          by: 'alba',
          text: '¿Qué modelo es? Necesito saberlo por motivos puramente emocionales.',
          hoursLater: 8,
        },
        {
          by: 'luciana',
          replyTo: 'alba',
          text: 'Negra, de pedal, con flores doradas casi borradas. La marca ya ni se lee.',
          hoursLater: 12,
        },
      ],
    },
    {
      text: 'Me mudé con dos maletas y una era de retazos. No me arrepiento de la de retazos.',
      daysAgo: 140,
      photos: ['Retazos de colores superpuestos formando pliegues cortos y desordenados'],
      warmth: 0.36,
    },
    {
      text: 'Un saludo desde el calor. Vengo a mirar, a aprender y a enseñar alguna cosita cuando me dé menos pena.',
      daysAgo: 281,
      photos: ['Pliegues de tela clara bajo un sol muy alto, casi blanco'],
      warmth: 0.14,
      comments: [{ by: 'yara', text: 'Que te dé poca, que aquí nadie muerde.', hoursLater: 26 }],
    },
  ],
}
