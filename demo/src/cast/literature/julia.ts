import type { Talent } from '../types.ts'

export const julia: Talent = {
  key: 'julia',
  firstName: 'Julia',
  lastName: 'Monterde',
  sex: 'FE',
  age: 38,
  looks: { tone: 2, hair: 'brown', style: 'wavy' },
  country: 'ES',
  city: 'Valencia',
  language: 'es',
  biography:
    'Escribo poemas cortos porque soy impaciente y los corrijo durante años porque soy cobarde. Doy clase de lengua en un instituto; mis mejores versos los tacha Samuel, de segundo B, que opina que sobra todo. Suele tener razón. Vivo cerca del puerto, con una mesa, una ventana y un limonero que no da limones pero da tema.',
  joinedDaysAgo: 1110,
  categories: [6],
  interests: ['limoneros', 'librerías de viejo', 'paseos por el puerto', 'crucigramas'],
  links: { web: 'https://juliamonterde.example', twitter: 'https://x.com/juliamonterde_brilla' },
  posts: [
    {
      text: 'Inventario\n\nUna taza.\nOtra taza, la tuya, boca abajo.\nEl ruido de la nevera haciendo de mar.',
      daysAgo: 0.05,
      warmth: 0.5,
      comments: [{ by: 'fabiola', text: 'Ay, la nevera haciendo de mar.', hoursLater: 0.4 }],
    },
    {
      text: 'He contado las sílabas con los dedos\ny me han faltado dedos.\nHe pedido prestada\nuna mano a mi madre.\n\nAhora el poema mide lo que medía ella\ncuando me enseñó a contar.',
      daysAgo: 3.6,
      warmth: 0.72,
      comments: [
        { by: 'rosa', text: 'Me dejó llorando sobre la masa, muchas gracias.', hoursLater: 1 },
        { by: 'amara', text: 'Precioso, Julia.', hoursLater: 2.5 },
        { by: 'ximena', text: 'Ese final llega sin hacer ruido.', hoursLater: 6 },
        { by: 'ana', text: 'Lo leí tres veces y las tres con los dedos.', hoursLater: 18 },
      ],
    },
    {
      text: 'Samuel, de segundo B, hoy: «profe, su poema estaría bien si acabara antes de empezar».\n\nLo he puesto en la nevera.',
      daysAgo: 13,
      warmth: 0.24,
      comments: [
        { by: 'emilio', text: 'Contrátelo de editor.', hoursLater: 2 },
        { by: 'alba', text: 'Samuel, te necesitamos en patronaje.', hoursLater: 7 },
      ],
    },
    {
      text: 'Mudanza de libros de una estantería a otra. Tres horas: veinte minutos moviendo, el resto leyendo de pie.',
      daysAgo: 26,
      photos: [
        'Pila alta de libros con una taza humeante encima',
        'Un libro abierto del que salen volando las páginas',
      ],
      warmth: 0.46,
      comments: [
        { by: 'andrea', text: 'Leer de pie es la mejor forma de leer.', hoursLater: 3 },
        { by: 'theo', text: "tell me one you found that you'd forgotten", hoursLater: 11 },
        {
          by: 'julia',
          replyTo: 'theo',
          text: 'A cookbook with a love letter inside. Not addressed to me.',
          hoursLater: 13,
        },
      ],
    },
    {
      text: 'El limonero\n\nNo da limones.\nDa sombra a las tres,\nda un nombre para la calle,\nda que hablar a las vecinas.\n\nYo tampoco doy limones.',
      daysAgo: 60,
      warmth: 0.39,
      comments: [
        {
          by: 'noa',
          text: 'Este lo he leído en voz alta en el obrador, mientras exprimía. Perdón.',
          hoursLater: 10,
        },
        { by: 'yara', text: 'Qué risa y qué cosita en el pecho.', hoursLater: 28 },
      ],
    },
    {
      text: 'Se me ha roto el bolígrafo bueno. Guardo un minuto de silencio y luego escribo sobre ello con el malo.',
      daysAgo: 97,
      warmth: 0.17,
    },
    {
      text: 'Lectura esta noche en una librería de siete sillas. Vinimos once. Los del suelo aplaudían más.',
      daysAgo: 165,
      photos: ['Dos pilas de libros bajo una luz cálida'],
      warmth: 0.57,
      comments: [
        {
          by: 'soledad',
          text: 'Las mejores lecturas de mi vida fueron con menos gente que sillas. Once en siete es multitud.',
          hoursLater: 9,
        },
      ],
    },
    {
      text: 'Nadie sabe lo que duerme un verso\ndebajo de otro.\nTacho, y bosteza.',
      daysAgo: 240,
      warmth: 0.3,
      comments: [{ by: 'lautaro', text: 'El bostezo. Qué final, la pucha.', hoursLater: 7 }],
    },
    {
      text: 'Pregunta para quienes escribís: ¿guardáis las versiones malas? Yo las guardo todas y tengo miedo de morirme de golpe.',
      daysAgo: 338,
      warmth: 0.34,
      comments: [
        {
          by: 'emilio',
          text: 'Las quemo con ceremonia y luego me acuerdo de memoria, que es peor.',
          hoursLater: 1,
        },
        {
          by: 'ximena',
          text: 'En cajas, con fecha. Y una nota que dice: no abrir, en serio.',
          hoursLater: 5,
        },
        { by: 'theo', text: 'i record over them like a villain', hoursLater: 20 },
      ],
    },
    {
      text: 'Para M., que pregunta si estoy escribiendo\n\nEstoy fregando.\nEs lo mismo, pero con espuma.',
      daysAgo: 455,
      warmth: 0.42,
      comments: [{ by: 'rosa', text: 'Y con las manos más limpias.', hoursLater: 10 }],
    },
    {
      text: 'Ya tengo fecha: el librito sale en primavera. Cuarenta poemas, sesenta páginas, muchísimo blanco. El blanco también lo he escrito yo, que conste.',
      daysAgo: 640,
      warmth: 0.26,
      comments: [
        {
          by: 'tono',
          text: 'Enhorabuena. El blanco en el pan también cuenta: se llama miga.',
          hoursLater: 3,
        },
        { by: 'palabra', text: 'Enhorabuena, Julia. Lo leeremos con calma.', hoursLater: 22 },
        { by: 'bruno', text: '¡Grande!', hoursLater: 26 },
      ],
    },
    {
      text: 'Hoy solo una línea:\n\nla lluvia corrige la calle sin leerla.',
      daysAgo: 870,
      warmth: 0.13,
    },
    {
      text: 'Estreno página.\nAquí cabe poco.\nPerfecto.',
      daysAgo: 1105,
      warmth: 0.12,
    },
    {
      text: 'Doce poemas para imprimir por las dos caras y doblar. Si os sobra papel, la grapa la pongo yo.',
      daysAgo: 2.7,
      documents: [
        {
          filename: 'Inventario (plaquette).pdf',
          text: `# Inventario
Poemas, Julia Monterde
Edición de cuarenta ejemplares, cosida a mano en una mesa de cocina de Valencia
---
## Cajón de arriba
Tres llaves de casas que ya no abren.
Un botón del abrigo que heredó mi hermana.
La letra de mi padre en una lista:
pan, bombillas, llamar a Julia.
## Estantería
He ordenado los libros por su peso.
Los que leí de pie,
los que leí llorando,
los que dejé en la página cuarenta
por miedo a que acabaran.
---
## Nevera
Un imán de una ciudad
en la que fuimos de los que discuten.
Debajo, sujeta, la factura del gas.
Así se conserva todo:
con algo encima.
## Ventana
La vecina riega a las nueve.
A las nueve y cuarto llueve en mi balcón
un agua que no es mía
y que agradezco.
---
## Lo que no cabe
El olor del pasillo en agosto.
La risa de Amparo desde el tercero.
El ruido que hacía esta casa
cuando había alguien esperando.
> Fin del inventario. Firmas y se lo llevan.`,
        },
      ],
      warmth: 0.3,
      comments: [
        { by: 'hannah', text: 'Set in type by Friday if you say yes.', hoursLater: 5, loved: 6 },
        { by: 'julia', replyTo: 'hannah', text: 'Yes. Yes. With the missing g.', hoursLater: 8, loved: 9 },
      ],
    },
  ],
}
