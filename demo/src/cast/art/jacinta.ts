import type { Talent } from '../types.ts'

export const jacinta: Talent = {
  key: 'jacinta',
  firstName: 'Jacinta',
  lastName: 'Gómez Santiz',
  sex: 'FE',
  age: 37,
  looks: { tone: 4, hair: 'black', style: 'braid' },
  country: 'MX',
  city: 'San Cristóbal de las Casas',
  language: 'es',
  biography:
    'Bordadora, tejedora de telar de cintura y diseñadora de ropa, de los Altos de Chiapas. Trabajo con diecinueve compañeras; firmamos todas. Hacemos huipiles, chamarras y vestidos que se pueden usar diario. Cuando alguien copia un bordado le escribimos una carta muy amable con la cuenta adjunta. Ya van cuatro que pagan.',
  joinedDaysAgo: 360,
  categories: [3, 5],
  interests: ['telar de cintura', 'tintes', 'café de altura'],
  links: { facebook: 'https://www.facebook.com/jacintagomez.brilla' },
  posts: [
    {
      text: 'Este huipil llevó cinco meses. El rombo de en medio lo bordó Petrona, el borde lo bordó su hija, y lo torcido de la esquina lo bordé yo con fiebre. Lo torcido no se corrige: así se sabe que fue un miércoles.',
      daysAgo: 3.35,
      photos: [
        { alt: 'Rombos tejidos en bandas rojas y negras, como un huipil visto de cerca', subject: 'weaving' },
      ],
      warmth: 0.59,
      comments: [
        {
          by: 'wara',
          text: 'Así se sabe que fue un miércoles. Hermana, la abrazo desde La Paz.',
          hoursLater: 2,
        },
        { by: 'alba', text: 'Cinco meses se ven. Gracias por nombrar a Petrona.', hoursLater: 4 },
        {
          by: 'brava',
          text: 'Nos encantaría vestir un desfile con ustedes, con sus nombres en el programa.',
          hoursLater: 10,
        },
      ],
    },
    {
      text: 'Nos pidieron una carpeta para la feria de diseño y la hicimos entre todas. Por primera vez viene el nombre de cada quien con lo que hizo. Aquí está, por si le sirve a otra cooperativa: cópienla con confianza, ésta sí.',
      daysAgo: 11.2,
      documents: [
        {
          filename: 'Portafolio colección Miércoles.pdf',
          text: `# Miércoles
Colección de veinticuatro piezas · Cooperativa de bordadoras de los Altos de Chiapas
Coordinación y diseño: Jacinta Gómez Santiz
---
# Quiénes somos
Somos diecinueve mujeres de cuatro comunidades. Trabajamos juntas desde 2014, los miércoles en el taller de San Cristóbal y los demás días en nuestras casas. Decidimos en asamblea los precios, los encargos y los colores.
Cada pieza lleva los nombres de quienes la hicieron, cosidos por dentro. Si una pieza pasa por tres pares de manos, lleva tres nombres.
## Cómo trabajamos
- Telar de cintura con algodón hilado en la región
- Tintes de añil, cochinilla, palo de Campeche y lodo
- Bordado a mano; ninguna pieza se repite
- Pago el mismo día de la entrega
---
# La colección
Se llama Miércoles por el día en que nos juntamos, y porque en cada pieza hay un detalle torcido a propósito o por fiebre. No lo corregimos: así se sabe cuándo se hizo.
## Piezas
- Ocho huipiles largos, para uso diario o de fiesta
- Seis chamarras cortas, con forro de manta
- Cuatro vestidos de telar, talla única ajustable
- Cuatro rebozos de añil
- Dos capas para lluvia, enceradas
## Tiempos
Un huipil lleva de tres a cinco meses; una chamarra, seis semanas; un rebozo, tres semanas y dos conversaciones largas.
---
# Para trabajar con nosotras
## Encargos
Recibimos hasta doce encargos por temporada. Pedimos la mitad al empezar. No hacemos copias de piezas de otras comunidades.
## Uso de los diseños
Los diseños son de la cooperativa. Quien quiera usarlos nos escribe y lo platicamos: hay tarifa, hay contrato y hay nombres en la etiqueta. Quien los usa sin avisar recibe una carta muy amable con la cuenta adjunta.
## Necesidades para exhibir
- Barra de tres metros por cada ocho piezas, sin luz directa de sol
- Dos personas de la cooperativa presentes, con viaje y comida
- Mesa y dos sillas para bordar durante la muestra
> Taller abierto los miércoles, de diez a cuatro. Hay café.`,
        },
      ],
      warmth: 0.45,
      comments: [
        { by: 'bea', text: 'La carta amable con la cuenta adjunta. Maestras.', hoursLater: 4 },
        { by: 'alba', text: 'Nombres en la etiqueta. Lo leo y aplaudo sola en el taller.', hoursLater: 7 },
        {
          by: 'brava',
          text: 'Carpeta clarísima. Les escribimos para la pasarela de marzo.',
          hoursLater: 20,
          loved: 11,
        },
      ],
    },
    {
      text: 'Me preguntaron cuánto tiempo lleva aprender. Mi mamá contestó por mí: «Ella todavía no termina».',
      daysAgo: 70,
      warmth: 0.42,
      comments: [{ by: 'bea', text: 'Llevo cuarenta años y tampoco.', hoursLater: 6 }],
    },
    {
      text: 'Hoy teñimos con añil. Todas tenemos las manos azules y nadie quiere hacer las tortillas.',
      daysAgo: 220,
      photos: ['Tela azul añil colgada en pliegues para secarse'],
      pictured: 5,
      warmth: 0.3,
      comments: [{ by: 'isela', text: 'Tortillas azules, problema resuelto.', hoursLater: 3 }],
    },
  ],
}
