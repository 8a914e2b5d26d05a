import type { Talent } from '../types.ts'

export const lizbeth: Talent = {
  key: 'lizbeth',
  firstName: 'Lizbeth',
  lastName: 'Tecuapetla',
  sex: 'FE',
  age: 31,
  looks: { tone: 4, hair: 'black', style: 'bob' },
  country: 'MX',
  city: 'Puebla',
  language: 'es',
  biography:
    'Guionista. Escribo gente que no dice lo que quiere y lo pide por medio de la comida. Un largometraje filmado, dos en cajones y una serie que se cayó el día que compré el vestido. Antes fui secretaria de juzgado nueve años: de ahí saco los diálogos y la letra. Leo los guiones de otros con lápiz y con cariño.',
  joinedDaysAgo: 370,
  categories: [4, 6],
  interests: ['juzgados', 'chismes ajenos', 'cemitas'],
  posts: [
    {
      text: 'Terminé el corto. Se llama «La cuenta, por favor», pasa en una mesa y nadie dice la verdad hasta el flan. Lo subo completo por si a alguien le sirve ver cómo se ve un guion por dentro.',
      daysAgo: 3.15,
      documents: [
        {
          filename: 'La cuenta, por favor (guion).pdf',
          typewriter: true,
          text: `# La cuenta, por favor
Cortometraje
Escrito por Lizbeth Tecuapetla
Tercera versión
---
1. INT. FONDA «LA CHULA» - DÍA
Una fonda de seis mesas. En la de en medio, una familia recién bañada para la ocasión: RAÚL (62), camisa planchada a medias; TERE (58), bolsa en las piernas; y su hija MÓNICA (31), que no se ha quitado el suéter.
Nadie mira el menú. Lo sostienen.
> RAÚL
> Aquí hacían un chicharrón muy bueno.
> TERE
> Todavía lo hacen, Raúl.
> RAÚL
> Hacían.
La MESERA (50) llega con la libreta lista.
> MESERA
> ¿Lo de siempre?
Los tres se miran. No hay un «lo de siempre» desde hace seis años.
> MÓNICA
> Tres comidas corridas, por favor.
> TERE
> Y un flan. Para el final. Para los tres.
---
2. INT. FONDA - MÁS TARDE
La sopa. Solo se oyen las cucharas. Raúl le pone limón a la de Tere sin preguntar. Tere se deja.
> MÓNICA
> ¿Cómo va la rodilla, pa?
> RAÚL
> ¿Cuál?
> MÓNICA
> La que te operaron.
> RAÚL
> Ah. Esa va bien. Es la otra.
Tere se ríe y se tapa la boca. Raúl la ve reírse. Baja la cuchara.
> TERE
> Dile.
> RAÚL
> Deja que coma.
> TERE
> Lleva seis años comiendo, Raúl. Dile.
---
3. INT. FONDA - CONTINUO
La mesera pone el flan al centro, con tres cucharas. Nadie lo toca.
> RAÚL
> Vendimos la casa.
Mónica asiente, despacio, como quien ya lo sabía. No lo sabía.
> MÓNICA
> ¿Con mi cuarto?
> TERE
> Con tu cuarto.
> MÓNICA
> ¿Y mis cosas?
Raúl saca del bolsillo de la camisa un papel doblado en ocho. Lo desdobla. Es un dibujo infantil: una casa, tres personas, un perro más grande que la casa.
> RAÚL
> Esto sí lo saqué.
Mónica toma una cuchara. Parte el flan en tres, con una exactitud de juzgado.
> MÓNICA
> El perro está muy bien dibujado.
> TERE
> Siempre lo dijimos.
---
4. EXT. FONDA - DÍA
Los tres en la banqueta. No saben hacia qué lado caminar, porque antes era hacia el mismo.
> RAÚL
> Nosotros para allá.
> MÓNICA
> Yo también.
No es cierto: su coche está del otro lado. Caminan juntos. Atrás, por la ventana, la mesera levanta el plato del flan. Quedó un pedazo, exacto, partido en tres.
> FIN`,
        },
      ],
      warmth: 0.44,
      comments: [
        { by: 'gonzalo', text: 'Lo leí de parado. El flan es un golpe bajo.', hoursLater: 2 },
        { by: 'elias', text: 'Yo quiero al papá. Ya lo dije en público.', hoursLater: 4 },
        {
          by: 'tramoya',
          text: 'Leído dos veces en la oficina. Te escribimos esta semana.',
          hoursLater: 11,
          loved: 14,
        },
      ],
      shares: [
        {
          by: 'gonzalo',
          text: 'Se lo doy el lunes a mis alumnos. Once páginas y no sobra una coma.',
          hoursLater: 8,
          warmth: 0.24,
          comments: [
            { by: 'lizbeth', text: '¡Qué nervios! Que marquen las comas.', hoursLater: 1 },
            {
              by: 'faro',
              text: 'Gracias por compartirlo, Gonzalo. Nos lo llevamos a lectura.',
              hoursLater: 10,
            },
          ],
        },
      ],
    },
    {
      text: 'En el juzgado aprendí que la gente no miente con palabras: miente con el orden.',
      daysAgo: 43.5,
      warmth: 0.41,
      comments: [{ by: 'ximena', text: 'Clase de crónica en una línea.', hoursLater: 3 }],
    },
    {
      text: 'Mi impresora y yo estamos en terapia.',
      daysAgo: 200,
      warmth: 0.2,
      comments: [{ by: 'nico', text: '¿La de papel o la de fideos?', hoursLater: 8 }],
    },
  ],
}
