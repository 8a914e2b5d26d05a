import type { CastConversation } from './types.ts'

const hours = 60
const days = 24 * hours

/** Conversations in Spanish between agencies and talents, and among talents. */
export const spanishConversations: CastConversation[] = [
  {
    between: ['norte-talento', 'marifer'],
    daysAgo: 18,
    messages: [
      [
        'norte-talento',
        'Buenas tardes, María Fernanda. La escuchamos con la tuba de su papá y nos quedamos callados los tres que estábamos en la oficina, que no es fácil. ¿Tiene representación?',
        0,
      ],
      ['marifer', 'Buenas tardes! No tengo, me represento yo y cobro mi mamá.', 4 * hours],
      ['norte-talento', 'Excelente gerente. ¿Podríamos platicar con las dos?', 20],
      ['marifer', 'Ella dice que sí pero que hablen claro y sin letra chiquita', 15],
      [
        'norte-talento',
        'Así trabajamos. Le mando el contrato para que lo lea con calma, con quien usted quiera. No hay prisa ni se paga nada.',
        1 * days,
      ],
      ['marifer', 'Gracias Don Rogelio. Lo está leyendo con marcador amarillo, no se espante.', 3 * hours],
    ],
  },
  {
    between: ['norte-talento', 'chava'],
    daysAgo: 7,
    messages: [
      [
        'norte-talento',
        'Salvador, ¿qué tal? Un festival en Monterrey busca una crew de breaking para cerrar. ¿Ustedes son nueve siempre o nueve cuando se puede?',
        0,
      ],
      ['chava', 'nueve en la foto, seis en la vida real 😂 pero si hay viáticos somos nueve', 2 * hours],
      ['norte-talento', 'Hay viáticos para nueve. Y hospedaje.', 40],
      ['chava', 'entonces somos once', 1],
      ['norte-talento', 'Nueve, Salvador.', 2],
      ['chava', 'nueve 🫡', 1],
    ],
  },
  {
    between: ['faro', 'gonzalo'],
    daysAgo: 30,
    messages: [
      [
        'faro',
        'Gonzalo, buenas. Delfina, de Faro. Vimos el cuarto corto y queremos saber si el auto está disponible para el quinto.',
        0,
      ],
      ['gonzalo', 'El auto está, lo que no está es la batería. Hola Delfina!', 5 * hours],
      ['faro', 'Tenemos una actriz que puede empujar y decir texto a la vez.', 30],
      ['gonzalo', 'Contratada. ¿Quién es?', 3],
      ['faro', 'Vení el martes al sótano y la conocés. Traé botas, que llovió.', 12],
      ['gonzalo', 'Ahí estaré. Gracias, en serio.', 7],
    ],
  },
  {
    between: ['faro', 'facundo'],
    daysAgo: 4,
    messages: [
      ['faro', 'Facundo, ¿te copa tocar en vivo en una obra donde nadie habla de tango?', 0],
      ['facundo', 'Es la única manera digna de tocar tango.', 1 * hours],
      [
        'faro',
        'Cuatro funciones por semana, seis semanas. Se cobra por función, te paso los números por acá así quedan escritos.',
        15,
      ],
      ['facundo', 'Dale. ¿El vecino de abajo del sótano duerme temprano?', 4],
      ['faro', 'El vecino de abajo del sótano somos nosotros.', 2],
      ['facundo', 'Entonces fortísimo.', 1],
    ],
  },
  {
    between: ['brava', 'mateo'],
    daysAgo: 11,
    messages: [
      [
        'brava',
        'Mateo, hola. Soy Catalina, de Brava. Hay un catálogo de camisas en junio, dos días, en Medellín. Va con contrato y pago a quince días.',
        0,
      ],
      ['mateo', 'Hola Catalina! Me interesa. ¿Toca cortarse el pelo?', 2 * hours],
      ['brava', 'Ni un centímetro. Lo queremos como está.', 10],
      ['mateo', 'Mi abuela va a estar feliz. De una.', 3],
      ['brava', '¿Me confirmas talla de cuello y de zapato?', 1 * days],
      ['mateo', '39 y 42. Cuello de mi papá, pies de mi mamá.', 25],
    ],
  },
  {
    between: ['brava', 'kiara'],
    daysAgo: 1.8,
    messages: [
      [
        'brava',
        'Kiara, vimos cómo caminas con tambor por dentro. ¿Has hecho pasarela con música en vivo?',
        0,
      ],
      [
        'kiara',
        'Buenas! Con congo sí, desde chiquita. Con gente sentada mirándome los zapatos, todavía no.',
        3 * hours,
      ],
      [
        'brava',
        'Es lo mismo, solo que aplauden menos. Te puedo contar de una pasarela en Bogotá en agosto; el tiquete lo ponemos nosotros.',
        50,
      ],
      ['kiara', '¿Puedo ir con mi tía? Es que es la primera vez que salgo del país', 9],
      ['brava', 'Claro que sí. El tiquete de tu tía también.', 30],
      ['kiara', '😭😭 gracias. Le acabo de leer esto en voz alta y está llorando.', 4],
    ],
  },
  {
    between: ['tramoya', 'paula'],
    daysAgo: 33,
    messages: [
      [
        'tramoya',
        'Paula, bon dia. Documental en la ría, tres semanas, equipo de cinco. ¿Podrías con la luz que cambia catorce veces?',
        0,
      ],
      ['paula', 'Catorce es un día tranquilo. ¿Qué cámara tenéis?', 1 * hours],
      ['tramoya', 'La que tú digas, dentro de lo que podemos pagar, que es poco pero se paga a tiempo.', 25],
      ['paula', 'La última parte es mi género favorito.', 2],
      ['tramoya', 'Te mando el tratamiento. Léelo sin piedad.', 14],
      ['paula', 'Leído. La escena del muelle sobra y la de la abuela falta.', 2 * days],
      ['tramoya', 'Por eso te escribimos a ti.', 3 * hours],
    ],
  },
  {
    between: ['tramoya', 'regina'],
    daysAgo: 8,
    messages: [
      [
        'tramoya',
        'Regina, hola desde Barcelona. Necesitamos doce cielos para un documental. Nos dijeron que hablásemos con la de los 412.',
        0,
      ],
      ['regina', '¡Hola! 413, ayer hice uno de pura terquedad. ¿Pintados o digitales?', 6 * hours],
      ['tramoya', 'Pintados. Que se note la mano.', 40],
      ['regina', 'Entonces me gusta. Cobro por cielo, no por nube.', 5],
      ['tramoya', 'Justo. Pásanos presupuesto y plazos.', 11],
    ],
    unread: 1,
  },
  {
    between: ['cumbre', 'valentina'],
    daysAgo: 14,
    messages: [
      [
        'cumbre',
        'Hola Valentina. Soy Ignacio, de Cumbre Deporte. Ayudamos con becas y viajes a deportistas de disciplinas que casi no salen en las noticias. ¿Estás viendo cómo seguir con el surf y la universidad?',
        0,
      ],
      ['valentina', 'holaa sí, justo. mi mamá dice que elija y mi entrenador dice que no elija', 5 * hours],
      [
        'cumbre',
        'Se puede no elegir, con un horario bien armado. Si quieres, hablemos los cuatro: tú, tu mamá, tu entrenador y yo.',
        30,
      ],
      ['valentina', 'dale, le digo a mi mamá. ella pregunta harto, ojo', 4],
      ['cumbre', 'Mejor. El sábado a las once, por videollamada.', 8],
    ],
  },
  {
    between: ['cumbre', 'marlene'],
    daysAgo: 2.6,
    messages: [
      [
        'cumbre',
        'Marlene, buenas. Hay un torneo amateur en Santiago en noviembre y falta gente en 54 kilos. La invitación incluye pasaje y alojamiento para ti y tu entrenador.',
        0,
      ],
      ['marlene', 'Mi entrenador es mi tío y le da miedo el avión. Pero sí queremos!!', 3 * hours],
      ['cumbre', 'Dile que el asiento del pasillo ayuda. ¿Tienes la ficha médica al día?', 1 * hours],
      ['marlene', 'Sí, la renové en marzo. Cuando me digan la mando por donde corresponda.', 10],
      ['cumbre', 'Perfecto. Eso va directo a la federación, nosotros no guardamos papeles médicos.', 12],
    ],
  },
  {
    between: ['palabra', 'lizbeth'],
    daysAgo: 22,
    messages: [
      [
        'lizbeth',
        'Buenas tardes. Escribo guiones, pero tengo una novela corta que no sabe que es novela. ¿Leen cosas así?',
        0,
      ],
      ['palabra', 'Son nuestras preferidas. ¿Cuántas páginas y de qué trata, en dos líneas?', 2 * days],
      [
        'lizbeth',
        '96. Dos hermanas que no se hablan y se mandan recetas por correo. Nadie cocina ninguna hasta el final.',
        3 * hours,
      ],
      ['palabra', 'Mándela. La que lee los jueves ya la está pidiendo para el jueves.', 20],
      ['lizbeth', '¡Gracias! Va en camino. (Sí, hay una receta de verdad, y sí, funciona.)', 14],
    ],
  },
  {
    between: ['palabra', 'emilio'],
    daysAgo: 50,
    messages: [
      ['palabra', 'Emilio: leímos los cuentos. Son muy cortos. Son muy buenos.', 0],
      ['emilio', 'Gracias.', 1 * days],
      ['palabra', '¿Tiene más?', 10],
      ['emilio', 'Más cortos.', 4 * hours],
      ['palabra', 'Mándelos.', 2],
    ],
  },
  {
    between: ['sabor-sur', 'goyo'],
    daysAgo: 10,
    messages: [
      [
        'sabor-sur',
        'Don Goyo, un gusto. Renzo, desde Lima. Queremos grabar un episodio del pódcast en su puesto, a las seis de la mañana, con la olla hablando. ¿Se anima?',
        0,
      ],
      ['goyo', 'Buenos días joven. La olla habla maya, va a necesitar traductor.', 2 * days],
      ['sabor-sur', 'Jajaja. ¿Y usted traduce?', 30],
      ['goyo', 'Yo traduzco y el trío acompaña. ¿Cuántos vienen? Hay seis bancos.', 15],
      ['sabor-sur', 'Dos. Y desayunamos de pie, sin problema.', 6],
      ['goyo', 'De pie nadie. Se sientan y esperan su turno como todos.', 3],
    ],
  },
  {
    between: ['sabor-sur', 'fabiola'],
    daysAgo: 3.3,
    messages: [
      [
        'sabor-sur',
        'Fabiola, ¿es cierto que reescribió todas sus recetas por la altura? Un restaurante de Cusco la necesita con urgencia: se les hunde todo.',
        0,
      ],
      ['fabiola', 'Es cierto, y lloré en cada una. ¿A cuántos metros están?', 2 * hours],
      ['sabor-sur', '3,400.', 5],
      [
        'fabiola',
        'Ay, mi madre. Menos polvo de hornear, más huevo, horno más alto y mucha fe. ¿Es asesoría pagada o emergencia entre colegas?',
        7,
      ],
      ['sabor-sur', 'Pagada. Y emergencia.', 3],
    ],
  },
  {
    between: ['dani', 'orbita'],
    daysAgo: 16,
    messages: [
      [
        'dani',
        'Hola, soy Dani, de Querétaro. ¿En sus talleres puede participar gente de otro país? Tengo 16.',
        0,
      ],
      [
        'orbita',
        'Hola, Dani. Sí, hay uno en línea en julio. Como eres menor de edad, lo hablamos con tu familia y con tu escuela: diles que nos escriban desde la página de contacto, y por aquí no nos mandes datos tuyos.',
        5 * hours,
      ],
      ['dani', 'Ok, le digo a mi mamá y al profe. Gracias!!', 1 * hours],
      ['orbita', 'Genial. Y trae una pregunta, que es lo único que pedimos.', 9],
    ],
  },
  {
    between: ['orbita', 'carla'],
    daysAgo: 27,
    messages: [
      [
        'orbita',
        'Carla, hola. ¿Contarías las estrellas que laten delante de doscientas personas que han venido a cenar?',
        0,
      ],
      ['carla', 'Si es antes del postre, sí. Después ya nadie mira para arriba.', 7 * hours],
      ['orbita', 'Antes del postre. Valencia, 12 de junio. Pagamos viaje y charla.', 30],
      ['carla', 'Anotado. Llevo un latido grabado; suena como lavadora, les va a gustar.', 20],
    ],
  },
]
