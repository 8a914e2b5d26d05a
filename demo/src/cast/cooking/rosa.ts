import type { Talent } from '../types.ts'

export const rosa: Talent = {
  key: 'rosa',
  firstName: 'Rosa',
  lastName: 'Tlapanco',
  sex: 'FE',
  age: 59,
  looks: { tone: 4, hair: 'gray', style: 'braid' },
  country: 'MX',
  city: 'Puebla',
  language: 'es',
  biography:
    'Me llamo Rosa y cocino desde que alcancé la mesa, y la alcancé subida en un huacal. Tuve fonda veintitrés años, con ocho mesas y una carta que no existía: se comía lo que había. La cerré cuando se me cansaron las rodillas, no las ganas. Ahora enseño lo que sé, que es mole, caldos, chiles, y a tener paciencia con la lumbre.\n\nEl mole de mi casa lleva veintiséis cosas y ninguna es secreta; el secreto es el orden, y ése se los doy con gusto si vienen con delantal. Mi nieta toma las fotos y me lee los comentarios en voz alta mientras pelo ajos. Contesto dictando, así que las faltas son de ella.\n\nTres hijos, siete nietos, dos comadres y una olla de barro, la más grande del barrio, que tiene nombre (Gertrudis) y que no se presta. Aprendí con mi abuela Chonita, que no sabía leer y se sabía cuatrocientas recetas; yo las estoy escribiendo todas para que no se vayan con uno. Voy en la ciento noventa. No mido con tazas, mido con la mano, y por eso ahora ando pesando mi mano. Si un platillo no les sale, escríbanme qué pasó, con detalle y sin pena, que echar a perder también es cocinar.',
  joinedDaysAgo: 1115,
  categories: [8],
  interests: ['boleros', 'bordado', 'lotería', 'mis nietos'],
  links: {
    facebook: 'https://www.facebook.com/rosatlapanco.brilla',
    youtube: 'https://www.youtube.com/@rosatlapanco-brilla',
  },
  posts: [
    {
      text: 'Buenos días. Ya está el café de olla.',
      daysAgo: 0.31,
      warmth: 0.35,
      comments: [{ by: 'tono', text: 'Voy.', hoursLater: 0.2 }],
    },
    {
      text: 'Fui a apagar la lumbre y me quedé mirando el mole. Cuarenta años haciéndolo y todavía hay un momento, cuando se junta la grasa en la orilla, en que digo: mira nada más.',
      daysAgo: 3.1,
      photos: [
        { alt: 'Plato de mole oscuro y brillante con ajonjolí, visto desde arriba', subject: 'dish' },
        { alt: 'Mole con ajonjolí en un plato de barro', subject: 'dish' },
        { alt: 'Chiles secos de distintos rojos en corona sobre un plato', subject: 'dish' },
      ],
      warmth: 0.83,
      comments: [
        { by: 'lupe', text: 'Se me hizo agua la boca y son las ocho de la mañana.', hoursLater: 0.5 },
        { by: 'hannah', text: 'That surface is a night sky.', hoursLater: 2 },
        { by: 'carla', text: 'Y yo seis horas en la cúpula para ver eso mismo.', hoursLater: 5 },
        {
          by: 'dani',
          text: 'El de mi abuelita también hace la orillita, ya sé cuál momento dice.',
          hoursLater: 9,
        },
        { by: 'sabor-sur', text: 'Doña Rosa, qué maravilla. Gracias por seguir enseñando.', hoursLater: 20 },
      ],
    },
    {
      text: 'Pregunta de mi nieta: que si los frijoles se salan al principio o al final. Yo digo que al final y ella dice que en internet dicen otra cosa. A ver, ustedes.',
      daysAgo: 8.5,
      warmth: 0.31,
      comments: [
        { by: 'carmen', text: 'Al final. Dígale al internet que venga a mi cocina.', hoursLater: 1 },
        { by: 'iker', text: 'Al principio, poca. Y me escondo.', hoursLater: 2 },
        { by: 'yara', text: 'Al final, mi amor, y con un poquito de orégano.', hoursLater: 4 },
        { by: 'sam', text: "Beginning, sorry Rosa. I'll bring cornbread as an apology.", hoursLater: 9 },
        { by: 'rosa', replyTo: 'sam', text: 'Se acepta el pan, no el argumento.', hoursLater: 11 },
      ],
    },
    {
      text: 'Receta 190: caldo de la abuela Chonita para el que no quiere comer.\n\nSe pone un hueso con tuétano, agua fría (fría, no caliente), media cebolla quemada en el comal, una zanahoria, un chayote y lo que tenga el día. Se deja tres horas a que apenas tiemble. Que tiemble, no que brinque. Se sirve en taza y no en plato, porque el que está triste no puede con un plato.',
      daysAgo: 21,
      warmth: 0.42,
      comments: [
        {
          by: 'soledad',
          text: 'El que está triste no puede con un plato. Se lo voy a robar con su permiso.',
          hoursLater: 2,
        },
        { by: 'rosa', replyTo: 'soledad', text: 'Róbelo, para eso está.', hoursLater: 3 },
        { by: 'ximena', text: 'Esto es una crónica entera en tres líneas.', hoursLater: 6 },
        { by: 'ana', text: 'Lo hice ayer para mi hermano. En taza. Gracias.', hoursLater: 22 },
      ],
    },
    {
      text: 'Se me quemó el arroz. Ya, ya lo dije.',
      daysAgo: 43,
      warmth: 0.3,
      comments: [
        { by: 'tono', text: 'Pasa en las mejores casas.', hoursLater: 1 },
        { by: 'noa', text: 'Me quedo mucho más tranquila.', hoursLater: 2 },
        { by: 'martin', text: 'Lo importante es el luto.', hoursLater: 6 },
      ],
    },
    {
      text: 'Clase de hoy: salsas. Vinieron nueve, lloraron seis (por la cebolla) y uno por otra cosa pero también le hizo bien.',
      daysAgo: 74,
      photos: [
        { alt: 'Cuatro salsas en círculo, del verde claro al rojo casi negro', subject: 'dish' },
        { alt: 'Limones verdes partidos sobre un plato de barro', subject: 'dish' },
      ],
      warmth: 0.36,
      comments: [{ by: 'nayeli', text: 'Yo era una de las seis y repetiría mañana.', hoursLater: 8 }],
    },
    {
      text: 'Ya pesé mi mano, como quedé. Una manita de harina: 62 gramos. Una de sal: 41, por eso siempre digo media. Un puño de ajonjolí: 38. Lo que se agarra con tres dedos: 2 gramos y piquito. Mi nieta hizo una tabla muy bonita y la pegamos junto a la estufa. Me pasé la tarde mirándola con desconfianza, porque yo eso no lo sabía y llevo cincuenta años haciéndolo.',
      daysAgo: 120,
      warmth: 0.25,
      comments: [
        { by: 'adaeze', text: 'Please also report the standard deviation of the hand, Rosa.', hoursLater: 5 },
        {
          by: 'rosa',
          replyTo: 'adaeze',
          text: 'Dice mi nieta que más o menos cuatro gramos, según si estoy enojada.',
          hoursLater: 9,
        },
      ],
    },
    {
      text: 'A Gertrudis le salió una rajadita. Le eché atole toda la noche, como se debe, y hoy amaneció cerrada. Igual que uno.',
      daysAgo: 175,
      photos: [{ alt: 'Gertrudis, la olla de barro, con mole, vista desde arriba', subject: 'dish' }],
      warmth: 0.48,
      comments: [
        { by: 'bea', text: 'Remendar con atole. Me quito el sombrero.', hoursLater: 3 },
        { by: 'luciana', text: 'Larga vida a Gertrudis.', hoursLater: 8 },
      ],
    },
    {
      text: 'Mi comadre dice que mi pozole está mejor que el suyo. Algo quiere.',
      daysAgo: 251,
      warmth: 0.22,
    },
    {
      text: 'Para la gente que empieza: compren un buen cuchillo y una silla cómoda. Del cuchillo ya les han hablado. De la silla nadie les habla.',
      daysAgo: 352,
      warmth: 0.29,
      comments: [{ by: 'lupe', text: 'La silla, sí señora.', hoursLater: 6 }],
    },
    {
      text: 'Chiles en nogada, con todo y su pleito sobre si van capeados. Van capeados.',
      daysAgo: 470,
      photos: [
        { alt: 'Plato con crema de nogada, granada roja y hojas verdes', subject: 'dish' },
        'Mitades de granada abiertas, granos brillantes sobre un paño claro',
      ],
      warmth: 0.33,
      comments: [
        { by: 'lupe', text: 'No voy a entrar en ese pleito, pero qué belleza de plato.', hoursLater: 5 },
      ],
    },
    {
      text: 'Hoy hace un año que cerré la fonda. Abrí la cortina, me senté en la mesa tres y no le serví a nadie. Luego llegó don Chema por costumbre y pues le hice unos huevos.',
      daysAgo: 690,
      warmth: 0.2,
      comments: [
        { by: 'ximena', text: 'Don Chema somos todos.', hoursLater: 5 },
        { by: 'martin', text: 'La mesa tres. Qué nudo en la garganta.', hoursLater: 10 },
      ],
    },
    {
      text: '¿Cómo se borra una foto que se subió de lado?',
      daysAgo: 905,
      warmth: 0.14,
    },
    {
      text: 'Hola, me dijo mi nieta que aquí enseña uno lo que hace. Yo hago mole.',
      daysAgo: 1110,
      warmth: 0.17,
    },
    {
      text: 'Tanto me piden el café de olla que mi nieta lo pasó a la computadora. Las medidas son a ojo, ella puso números para que no se asusten.',
      daysAgo: 6.6,
      documents: [
        {
          filename: 'Café de olla de Rosa.docx',
          text: `# Café de olla
Receta de la casa, como la hacía mi abuela Chonita. Para ocho tazas, o para cuatro personas que se quedan a platicar.
## Lo que lleva
- Agua: un litro y medio, o lo que quepa en la olla de barro chica
- Piloncillo: un cono (mi nieta dice 200 gramos)
- Canela: una raja larga, de la que se rompe sola
- Café molido grueso: ocho cucharadas copeteadas
- Cáscara de naranja: si hay
- Clavo: uno, no dos
## Cómo se hace
Se pone el agua con la canela, el clavo y el piloncillo. Lumbre mediana. Se deja hervir hasta que huela la casa.
Se apaga. Se echa el café de un jalón y se mueve una sola vez, con cuchara de palo.
Se tapa y se cuenta un chisme. Cuando se acaba el chisme, está. Si el chisme es largo, mejor.
Se cuela con manta o se sirve así y se deja asentar. La cáscara de naranja va en la taza.
---
## Para que no les pase
- Si les sabe amargo, lo dejaron hervir con el café adentro. No se hierve.
- Si les sabe a nada, les faltó canela o les faltó chisme.
- La olla de barro nueva se cura antes: agua con cal una noche, y al otro día se hierve agua limpia.
- No se recalienta. Se hace otro.
## Nota de la nieta
Las cantidades las pesé yo en la cocina mientras ella hacía como que no veía. Un puño de su mano son 38 gramos.`,
        },
      ],
      warmth: 0.45,
      comments: [{ by: 'carmen', text: 'La medida del chisme es la buena.', hoursLater: 3, loved: 12 }],
    },
  ],
}
