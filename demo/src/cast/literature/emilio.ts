import type { Talent } from '../types.ts'

export const emilio: Talent = {
  key: 'emilio',
  firstName: 'Emilio',
  lastName: 'Zavaleta',
  sex: 'MA',
  age: 52,
  looks: { tone: 3, hair: 'gray', style: 'bald' },
  country: 'MX',
  city: 'Xalapa',
  language: 'es',
  biography:
    'Cuentos cortos. Muy cortos. Los primeros tenían treinta páginas y nadie los terminaba; entonces empecé a terminarlos yo antes. Vivo en Xalapa, donde llueve de lado, y trabajé veintiséis años en una notaría: todo lo que sé de ficción lo aprendí leyendo testamentos. Coordino un taller los martes con ocho personas y un gato que también opina.',
  joinedDaysAgo: 820,
  categories: [6],
  posts: [
    {
      text: 'El hombre heredó de su padre una llave. Pasó treinta años probándola en cada puerta del pueblo. Murió sin encontrarla. Su hijo, que heredó la llave, la fundió e hizo un timbre.',
      daysAgo: 1.2,
      warmth: 0.61,
      comments: [
        { by: 'julia', text: 'El timbre. Qué maldad tan buena.', hoursLater: 0.5 },
        { by: 'nico', text: 'Yo le hubiera impreso la puerta.', hoursLater: 2 },
        { by: 'oscar', text: 'Voy a pensar en esto todo el día.', hoursLater: 9 },
      ],
    },
    {
      text: 'Testamento real, lo juro (cambio los nombres): «A mi hermana Eulalia le dejo la razón, que siempre quiso tenerla».',
      daysAgo: 8,
      warmth: 0.37,
      comments: [
        { by: 'carmen', text: 'JAJAJA la razón', hoursLater: 2 },
        { by: 'rosa', text: 'Yo tengo una Eulalia.', hoursLater: 5 },
        { by: 'andrea', text: 'Vos, eso es una novela completa.', hoursLater: 9 },
      ],
    },
    {
      text: 'Taller de los martes. Ejercicio de hoy: un cuento sin la letra a. Don Gilberto entregó uno precioso, se lo aplaudimos, y en el segundo párrafo la señora Tere encontró tres «casa». Hubo debate. Don Gilberto sostiene que eran casas muy chiquitas.\n\nQuedan dos lugares para el siguiente trimestre, es gratis y se lleva uno su silla.',
      daysAgo: 35,
      photos: ['Hojas escritas a mano con renglones tachados y una pluma'],
      warmth: 0.28,
    },
    {
      text: 'Advertencia: si usted me cuenta algo en la fila del banco, lo voy a usar. Le cambio el bigote y ya.',
      daysAgo: 112,
      warmth: 0.35,
      comments: [
        { by: 'lucho', text: '¿Y si no tengo bigote? ¿Me lo pone?', hoursLater: 12 },
        { by: 'emilio', replyTo: 'lucho', text: 'Con gusto. Canoso.', hoursLater: 15 },
      ],
    },
    {
      text: '—¿Y usted a qué se dedica?\n—Espero.\n—¿A quién?\n—No, es el oficio. Hay gente que no tiene tiempo y me paga para que espere por ella. Hoy, por ejemplo, estoy esperando una llamada de una señora de Coatepec. Ayer esperé un milagro, pero eso se cobra aparte.',
      daysAgo: 276,
      warmth: 0.44,
      comments: [
        { by: 'soledad', text: 'Quiero doscientas páginas de ese señor.', hoursLater: 8 },
        { by: 'gonzalo', text: 'Esto se filma con dos sillas. Hablemos cuando quieras.', hoursLater: 14 },
      ],
    },
    {
      text: 'Me rechazaron un cuento por largo. Tenía dos párrafos. Estoy orgullosísimo.',
      daysAgo: 500,
      warmth: 0.2,
    },
    {
      text: 'Buenas tardes a todos. Una sobrina me abrió la cuenta y se fue a comer.',
      daysAgo: 811,
      warmth: 0.16,
    },
  ],
}
