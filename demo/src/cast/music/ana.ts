import type { Talent } from '../types.ts'

export const ana: Talent = {
  key: 'ana',
  firstName: 'Ana',
  lastName: 'Ruiz-Cen',
  sex: 'FE',
  age: 27,
  looks: { tone: 3, hair: 'dark', style: 'bob' },
  country: 'MX',
  city: 'Mérida',
  language: 'es',
  biography: `Bailarina y coreógrafa en Mérida. Hago danza contemporánea con lo que hay en casa: una hamaca, un tinaco, dos ventiladores y el calor, que es el quinto integrante de la compañía.

Doy clase a niñas de Kanasín los martes y jueves y ensayo por las noches en una exhacienda que nos prestan a cambio de barrerla. Mi pieza más reciente, «La hora del tinaco», habla de esperar el agua con siete personas y una sola cubeta.

Creo en llegar temprano, en preguntar, en repetir. Si me ves contando en voz baja en el súper no estoy loca: estoy en el compás de siete.`,
  joinedDaysAgo: 1020,
  categories: [2],
  interests: ['hamacas', 'partituras gráficas', 'cine mudo', 'natación en cenotes', 'panuchos'],
  links: {
    instagram: 'https://instagram.com/ana.ruizcen.danza',
    youtube: 'https://youtube.com/@anaruizcen-danza',
    web: 'https://anaruizcen.example',
  },
  posts: [
    {
      text: `¡TENEMOS FECHA! «La hora del tinaco» se estrena el sábado de la próxima semana en el patio de la exhacienda. Siete intérpretes, una cubeta, cuarenta sillas prestadas de tres casas distintas (si la tuya tiene el número 12 en el respaldo, gracias, doña Elsy).

Entrada libre. Traigan abanico.`,
      daysAgo: 0.45,
      shares: [
        {
          by: 'itzel',
          text: 'El cartel lo hice yo; la cubeta la puso ella. Vayan con abanico.',
          hoursLater: 5,
          warmth: 0.28,
          comments: [
            { by: 'nayeli', text: 'El cartel está para robárselo de la pared.', hoursLater: 0.7 },
            { by: 'ana', text: 'Ya se robaron dos, Itzel. ¡DOS!', hoursLater: 1.2 },
          ],
        },
      ],
      photos: [
        'Una bailarina inclinada dentro de un haz de luz que cae desde arriba',
        'Una bailarina de amarillo entre cintas, en una azotea de noche',
        'La silueta de una intérprete girando, con los brazos hechos ribetes de color',
        { alt: 'El telón cerrado, iluminado de lado antes de empezar', subject: 'curtain' },
        'Una bailarina de rosa donde se cruzan dos haces de luz',
      ],
      warmth: 0.72,
      comments: [
        {
          by: 'amara',
          text: '¡Ana! ¡Por fin! Guárdame la silla 12 aunque esté en Sevilla.',
          hoursLater: 0.4,
        },
        {
          by: 'diego',
          text: 'voy a ir aunque sea en camión, 28 horas, ya las conté',
          before: 'voy a ir aunque sea en camión',
          hoursLater: 0.9,
          loved: 8,
        },
        {
          by: 'itzel',
          text: 'Tus cuarenta carteles van en el camión de las seis. Cuídalos, que Lucrecia no durmió.',
          hoursLater: 1.4,
        },
        { by: 'ana', replyTo: 'itzel', text: '¡ITZEL! El primero es para don Manuel 💛', hoursLater: 1.8 },
        { by: 'nayeli', text: 'Ay qué emoción, la cubeta merece su propio aplauso', hoursLater: 3 },
        { by: 'norte-talento', text: 'Enhorabuena a todo el equipo. Nos encantará asistir.', hoursLater: 5 },
        { by: 'ruben', text: 'Mucha mierda, compañera. Y agua, en este caso.', hoursLater: 6 },
      ],
    },
    {
      text: 'Ensayo cancelado porque... no había agua. El chiste se cuenta solo.',
      daysAgo: 2.4,
      warmth: 0.45,
      comments: [
        { by: 'mateo', text: 'El método llevado demasiado lejos.', hoursLater: 2 },
        {
          by: 'tomas',
          text: 'Acá se cayó el techo, allá se seca el tinaco. El deporte y el arte son plomería.',
          hoursLater: 3,
        },
        { by: 'renata', text: 'jajajaja perdón, pero es perfecto', hoursLater: 8 },
      ],
    },
    {
      text: 'Máare, hoy una de mis alumnas (seis años, dos coletas, cero miedo) me corrigió un brazo. Tenía razón. Lo dejamos como ella dice.',
      daysAgo: 5.7,
      warmth: 0.5,
      comments: [
        { by: 'luciana', text: 'Ponla en los créditos.', hoursLater: 1 },
        { by: 'ana', replyTo: 'luciana', text: 'Ya está: «asesoría de brazos, Ximenita».', hoursLater: 1.5 },
        {
          by: 'camilo',
          text: 'Los alumnos son los que saben, uno solo llega primero al salón',
          hoursLater: 6,
        },
      ],
    },
    {
      text: 'Reporte: contrachapado + fieltro + dos milímetros en los bordes. Mis rodillas mandan besos a Jerez, a Sevilla y a la ciencia.',
      daysAgo: 9.1,
      photos: ['Una bailarina en equilibrio sobre un piso claro que brilla'],
      warmth: 0.4,
      comments: [
        { by: 'ruben', text: '😘', hoursLater: 3 },
        { by: 'carla', text: 'La ciencia devuelve el beso.', hoursLater: 4 },
      ],
    },
    {
      text: 'Pregunta para quienes bailan o actúan sobre cemento: ¿qué le ponen al piso? Linóleo no podemos pagar. Probamos tapetes de foami y nos resbalamos como quesillo. Probamos cartón y suena a mudanza. Mis rodillas firman la solicitud.',
      daysAgo: 10.3,
      warmth: 0.38,
      comments: [
        {
          by: 'ruben',
          text: 'Tablero de contrachapado sobre fieltro. Y si puedes, dos capas cruzadas. Las rodillas lo notan a la semana.',
          hoursLater: 1,
        },
        {
          by: 'amara',
          text: 'Lo que dice Rubén. En Dakar usábamos esteras debajo, también ayuda.',
          hoursLater: 2,
        },
        {
          by: 'carla',
          text: 'Si cruzas las capas, deja un par de milímetros en los bordes, que con esa humedad la madera crece.',
          hoursLater: 5,
        },
        { by: 'ana', text: 'Los amo. Mañana voy por contrachapado y les cuento.', hoursLater: 8 },
        {
          by: 'elias',
          text: 'Y yo que pasé treinta años actuando sobre cemento pensando que era carácter.',
          hoursLater: 30,
        },
      ],
    },
    {
      text: `Cosas que caben en siete tiempos:
Abrir la llave y que no salga nada.
Decir «ahorita».
Cargar la cubeta hasta la escalera.
Arrepentirse.
Un estornudo de Beto.
El salto de Irma, si Beto no estornuda.`,
      daysAgo: 23,
      warmth: 0.47,
      comments: [
        { by: 'andrea', text: 'Esto ya es un poema y no te diste cuenta.', hoursLater: 4 },
        { by: 'ximena', text: 'Se dio cuenta.', hoursLater: 7 },
        { by: 'itzel', text: 'Esto pide cartel. Tengo linóleo y cero sueño.', hoursLater: 9 },
        { by: 'ana', replyTo: 'itzel', text: '¡ITZEL SÍ! Te escribo ahorita mismo.', hoursLater: 10 },
        { by: 'bruno', text: 'El siete es un ocho que salió con apuro.', hoursLater: 12 },
      ],
    },
    {
      text: `Llevo tres días queriendo escribir esto y borrándolo, así que va sin pulir.

Hace dos semanas nos dijeron que no nos daban el apoyo. La carta era amable. Decía que el proyecto «no alcanza aún una escala que justifique». Escala. Somos siete, ensayamos en un patio, claro que no alcanza escala. El agua de mi calle tampoco.

Esa noche llegué al ensayo con el discurso preparado: nos vamos a pausar, no es el fin, cada quien a lo suyo un tiempo. Lo traía escrito en el celular. Y cuando llegué ya habían barrido. Estaban los seis con las cubetas acomodadas por tamaño, Irma calentando a Beto porque Beto no calienta solo, y don Manuel, el velador, sentado en su silla de siempre con su café, esperando. Don Manuel no se ha perdido un ensayo en cinco meses. Nunca dice nada. Le pregunté qué le parecía la pieza, por hacer tiempo, por no empezar el discurso.

Me dijo: «Está bonito cuando se acuerdan de que se están ayudando».

Yo llevaba meses diciendo que la pieza era sobre la espera, sobre la ciudad, sobre lo que se seca. Hasta lo puse así en la carpeta del apoyo, con dos citas y todo. Y él, que no leyó la carpeta, lo vio desde su silla.

No di el discurso. Ensayamos. Quitamos la parte del dúo triste, que era muy técnica y muy mía, y pusimos a los siete pasándose la cubeta hasta el fondo sin que se tire una gota. Tres minutos. Sin música. Se tiran bastantes gotas.

La hacemos sin apoyo. Vamos a pedir sillas. Si tienen una silla, nos sirve. Si tienen dos, también vengan a sentarse.`,
      daysAgo: 38,
      photos: [
        'Una figura sola en un cono de luz, el resto del patio en penumbra',
        'Cintas de luz que giran en espiral hacia el fondo',
      ],
      warmth: 0.55,
      comments: [
        {
          by: 'amara',
          text: 'Ana. Don Manuel merece un nombre en el programa y tú un abrazo largo.',
          hoursLater: 1,
        },
        {
          by: 'rosa',
          text: 'Aquí lloré, en medio del caldo. Si me quedara cerca, yo ponía las tortas.',
          hoursLater: 3,
        },
        {
          by: 'martina',
          text: '«Está bonito cuando se acuerdan de que se están ayudando». Se me queda para el taller, para la vida, para todo.',
          hoursLater: 4,
        },
        { by: 'gonzalo', text: 'No alcanzar escala es la escala correcta. Fuerza.', hoursLater: 6 },
        { by: 'soledad', text: 'Gracias por no pulirlo.', hoursLater: 9 },
        { by: 'ana', text: 'Los leo a todos y no sé qué decir. Vamos por nueve sillas 🪑', hoursLater: 20 },
        { by: 'oscar', text: 'Diez. La mía la dibujo y os la mando.', hoursLater: 22 },
        {
          by: 'norte-talento',
          text: 'Gracias por compartirlo, Ana. Lo leímos en voz alta en la oficina.',
          hoursLater: 44,
        },
      ],
    },
    {
      text: '36 grados. Se derritió la cinta de las marcas. Ahora el escenario nos sigue a nosotros.',
      daysAgo: 77,
      photos: ['Una bailarina de blanco sobre una marca de luz en el suelo'],
      warmth: 0.3,
      comments: [{ by: 'jade', text: 'Miami sends its condolences', hoursLater: 5 }],
    },
    {
      text: 'Le enseñé a mi abuela el video de la función en Valladolid. Lo vio completo, muy seria. Al final: «¿Y por qué estaban tan enojados con el piso?».',
      daysAgo: 142,
      warmth: 0.36,
      comments: [
        { by: 'soledad', text: 'Crítica de danza, sección completa.', hoursLater: 3 },
        { by: 'ruben', text: 'Que venga a Jerez y le presentamos al piso de aquí.', hoursLater: 6 },
      ],
    },
    {
      text: 'Gracias a las 31 personas que vinieron al taller. A quien dejó una sandalia azul talla 24: está en la ventana, esperándote como en cuento.',
      daysAgo: 260,
      photos: ['Un círculo de luz amplio con muchas cintas girando alrededor'],
      warmth: 0.33,
      comments: [
        { by: 'rosa', text: 'Calzo del 24 y me falta una, pero es la otra. Sigan buscando.', hoursLater: 4 },
      ],
    },
    {
      text: 'Primera coreografía completa mía. Se llama «Ventilador en tres velocidades» y sí, trata de eso.',
      daysAgo: 505,
      photos: [
        'Una figura de cintas con tres giros cada vez más abiertos',
        { alt: 'El escenario vacío y a oscuras, con un solo haz de luz', subject: 'solo' },
      ],
      warmth: 0.28,
      comments: [
        { by: 'facundo', text: 'Me encantan los títulos que no se hacen los importantes.', hoursLater: 10 },
      ],
    },
    {
      text: 'Hola, soy Ana. Bailo en Mérida. No sé usar esto todavía pero llegué temprano, que es lo mío.',
      daysAgo: 1012,
      warmth: 0.22,
      comments: [
        {
          by: 'elias',
          text: 'Hoy me dio por leerla desde el principio. Qué camino, muchacha.',
          hoursLater: 23900,
        },
      ],
    },
    {
      text: 'Ya van tres personas que me piden la ficha técnica (¡TRES!), así que aquí está completa, con el programa de mano que diseñó Itzel. Sí, la cubeta está en la lista de utilería. Sí, necesita suplente.',
      before:
        'Ya van tres personas que me piden la ficha técnica (¡TRES!), así que aquí está completa, con el programa de mano.',
      daysAgo: 0.24,
      documents: [
        {
          filename: 'Programa La hora del tinaco.pdf',
          text: `# La hora del tinaco
Danza contemporánea para siete intérpretes y una cubeta
## La pieza
En Mérida el agua llega cuando quiere. Alguien abre la llave, espera, dice «ahorita» y vuelve a esperar. La pieza empezó como una coreografía sobre la sequía y terminó siendo otra cosa: siete personas que se pasan una cubeta hasta el fondo del patio sin que se tire una gota. Se tiran bastantes.
La ensayamos cinco meses en un patio prestado, con el piso a treinta y seis grados y un velador, don Manuel, que no faltó un solo día. Lo mejor de la pieza lo dijo él.
## Partes
- I. Gotera (compás de siete)
- II. No hay agua
- III. Sí hay, pero poquita
- IV. El tinaco
## Duración
Treinta y ocho minutos, sin intermedio y con calor.
---
# Quiénes somos
## Interpretan
- Irma Pool
- Beto Canché
- Ximena Uc
- Rodrigo Mena
- Lucía Tzab
- Gael Herrera
- Ana Ruiz-Cen
## Hacen posible
- Coreografía: Ana Ruiz-Cen
- Cartel: Itzel Cuautle, con Lucrecia (prensa)
- Piso: contrachapado y fieltro, por consejo de Rubén y de Carla
- Velador y primer espectador: don Manuel
## Sillas
Cuarenta, prestadas por once casas distintas. Si la suya trae un número en el respaldo, ahí le toca sentarse.
> Patio de la exhacienda. Entrada libre. Traigan abanico.`,
        },
        {
          filename: 'Ficha técnica.docx',
          text: `# La hora del tinaco: ficha técnica
## Espacio
Patio o sala de ocho por ocho metros, con el suelo parejo. Si es cemento, llevamos piso: doce tableros de contrachapado sobre fieltro, con dos milímetros en los bordes para que la madera crezca.
Altura mínima de cuatro metros para colgar el tinaco, que pesa 18 kilos vacío y se cuelga vacío.
## Luz
- Dos haces cenitales, uno de ellos con regulador
- Cuatro laterales a la altura de la rodilla
- Nada de color y nada de humo
## Sonido
- Una bocina al fondo
- Silencio en la calle, si se puede, de 8:00 a 8:40 p. m.
---
## Utilería
- Una cubeta de lámina y su suplente de plástico
- Cuarenta sillas que no hagan juego
- Un tinaco de 450 litros
- Treinta litros de agua por función, que después riegan el jardín
## Horario
- Montaje: tres horas
- Calentamiento: cuarenta minutos (Beto, cincuenta)
- Función: treinta y ocho minutos
- Desmontaje: lo que tarde en secarse
## Viajan
Siete intérpretes, una coreógrafa y doña Elsy si hay lugar. Dos personas comen sin carne.
## Contacto
Ana Ruiz-Cen, por mensaje en esta red.`,
        },
      ],
      warmth: 0.4,
      comments: [
        {
          by: 'tramoya',
          text: 'Gracias, Ana. La ficha más clara que nos ha llegado este mes.',
          hoursLater: 1.5,
          loved: 8,
        },
        {
          by: 'itzel',
          text: 'La suplente ya ensaya. Es de plástico pero le echa ganas.',
          hoursLater: 2.4,
          loved: 11,
        },
      ],
    },
  ],
}
