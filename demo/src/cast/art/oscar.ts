import type { Talent } from '../types.ts'

export const oscar: Talent = {
  key: 'oscar',
  firstName: 'Óscar',
  lastName: 'Lafuente Royo',
  sex: 'MA',
  age: 45,
  looks: { tone: 1, hair: 'gray', style: 'short' },
  country: 'ES',
  city: 'Zaragoza',
  language: 'es',
  biography: `Ilustrador. Llevo veinte años dibujando conejos con ropa para niños que preferirían dinosaurios. He hecho treinta y cuatro libros, dos sellos de correos y la etiqueta de un vino que no me dejaron probar.

Trabajo en una cocina, entre el cierzo y la nevera. Me gusta el lápiz blando, la gente lenta y los plazos, porque hacen un ruido muy bonito al pasar.`,
  joinedDaysAgo: 820,
  categories: [3, 6],
  links: {
    instagram: 'https://instagram.com/oscarlafuente.monigotes',
  },
  posts: [
    {
      text: 'Entregado. El conejo lleva, por contrato, un chaleco. Pero en la página 17, si miráis bien, en el bolsillo hay un dinosaurio.',
      daysAgo: 0.36,
      before: 'Entregado. El conejo lleva, por contrato, un chaleco.',
      photos: [
        { alt: 'Ilustración de un conejo con chaleco', subject: 'posterPrint' },
        { alt: 'Serie de bocetos del conejo y su bolsillo', subject: 'posterPrint' },
      ],
      warmth: 0.4,
      comments: [
        { by: 'ana', text: '¡Mis niñas van a ir directo a la 17!', hoursLater: 0.6 },
        { by: 'renata', text: 'Veinte años de resistencia y por fin el golpe. 🦕', hoursLater: 2 },
        { by: 'alba', text: '¿Cómo se llama el dinosaurio?', hoursLater: 4 },
        { by: 'oscar', replyTo: 'alba', text: 'Anexo II.', hoursLater: 5, loved: 10 },
      ],
    },
    {
      text: 'Me han pedido «algo como lo tuyo pero que no parezca tuyo». Llevo dos días dibujando como mi primo.',
      daysAgo: 4.2,
      warmth: 0.22,
      comments: [
        { by: 'gonzalo', text: 'A mí me pidieron una comedia «pero sin la parte de reírse».', hoursLater: 1 },
        { by: 'nerea', text: '¿Qué tal dibuja tu primo?', hoursLater: 2 },
        { by: 'oscar', replyTo: 'nerea', text: 'Mejor. Ese es el problema.', hoursLater: 3 },
      ],
    },
    {
      text: `Cuentacuentos en una biblioteca de pueblo, nueve críos y un señor. En el turno de preguntas el señor levanta la mano: «¿El conejo es feliz?». Los críos se giran a mirarme. No me había preparado eso.

Dije que a ratos. Les pareció razonable a todos.`,
      daysAgo: 24,
      warmth: 0.33,
      comments: [
        { by: 'julia', text: 'A ratos. Firmo.', hoursLater: 2 },
        { by: 'elias', text: 'Es la respuesta correcta para cualquier personaje.', hoursLater: 5 },
        { by: 'theo', text: 'I need that man at my readings.', hoursLater: 9 },
      ],
    },
    {
      text: 'Hoy no ha salido nada. He sacado punta a todos los lápices. A todos. También a los de cera.',
      daysAgo: 100,
      photos: [{ alt: 'Lápices de colores recién afilados, en fila', subject: 'pencils' }],
      warmth: 0.28,
    },
    {
      text: 'Mi hija, siete años, mirando el encargo: «Papá, ¿esto te lo pagan?». Sí. «¿Mucho?». No. «Ah, entonces está bien».',
      daysAgo: 333,
      warmth: 0.22,
      comments: [{ by: 'carla', text: 'Auditoría aprobada.', hoursLater: 6 }],
    },
    {
      text: 'Me apunto aquí con la sincera intención de no dibujar ningún conejo.',
      daysAgo: 812,
      photos: [{ alt: 'Un conejo impreso en un cartel, muy a su pesar', subject: 'posterPrint' }],
      warmth: 0.18,
      comments: [{ by: 'nerea', text: 'Duraste una foto.', hoursLater: 20 }],
    },
    {
      text: 'Documentación. Este conejo no lleva chaleco, no lleva contrato y no le hace falta. Lo regalaron sus autores y desde entonces lo he visto unas cuarenta veces, todas por trabajo.',
      daysAgo: 1.35,
      video: { id: 'aqz-KE-bpKQ', poster: 'meadowRabbit' },
      pictured: 3,
      warmth: 0.42,
      comments: [
        {
          by: 'julia',
          text: '«Todas por trabajo» es la frase que más me creo de esta red.',
          hoursLater: 1,
          loved: 7,
        },
        {
          by: 'martina',
          text: 'El de los chillidos es mi hermano cuando se rompe una pieza.',
          hoursLater: 4,
        },
      ],
      shares: [
        {
          by: 'fabiola',
          text: 'Para la torta del sábado: ese conejo, tres pisos. Acepto apuestas.',
          hoursLater: 6,
          warmth: 0.22,
          comments: [
            { by: 'noa', text: 'Apuesto por que se cae el tercero. Con cariño.', hoursLater: 1 },
            { by: 'oscar', text: 'De chaleco, ni hablar.', hoursLater: 2 },
          ],
        },
      ],
    },
  ],
}
