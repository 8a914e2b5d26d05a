/**
 * The words of the field in Spanish and English: `forms = forms` of one concept, the first of each language being the one that
 * is shown. A form is a word or a phrase; accents, case and regular endings (bailarina, bailarinas) are the search's business.
 * `#slug` in front marks general words, by which everybody of that category is found.
 */
export const dictionary = `
#musica música, músico, música, musical = music, musician
danza, bailarín, bailarina, bailar, bailo, baile = dance, dancer, dancing
coreografía, coreógrafo, coreógrafa = choreography, choreographer
danza contemporánea, baile contemporáneo = contemporary dance, modern dance
ballet, danza clásica, ballet clásico = ballet, classical dance
flamenco, bailaor, bailaora, zapateado, zapateador, zapateadora = flamenco, flamenco dancer
tango, tanguero, tanguera, milonguero = tango, tango dancer; salsa, salsero, salsera = salsa, salsa dancer
bachata, bachatero = bachata; merengue, merenguero = merengue; cumbia, cumbiero, cumbiambera = cumbia; mambo = mambo
danza folclórica, ballet folclórico, baile folclórico, danza folklórica, ballet folklórico, baile folklórico = folk dance, folkloric dance; fandango = fandango
folclor, folclore, folclórico, folclórica, folklor, folklore, folklórico, folklórica = folklore, folkloric
danza urbana, baile urbano, hip hop, hiphop, street dance = hip hop, hiphop, street dance, urban dance
breaking, breakdance, break dance, b-boy, b-girl, bboy, bgirl = breaking, breakdance, break dance, breakdancing; tap, claqué, baile de tap = tap dance
danza aérea, telas aéreas, acrobacia aérea = aerial dance, aerial silks; bailes de salón = ballroom dance
danza del vientre = belly dance; jazz dance, danza jazz = jazz dance; vals = waltz; pole dance = pole dance
canto, cantante, cantar, cantante solista = singing, singer, vocalist, sing
cantautor, cantautora = singer-songwriter, singer songwriter; compositor, compositora, composición, componer, compongo = composer, composition
letrista, letras de canciones = songwriter, lyricist; arreglista, arreglos musicales = arranger
coro, coral, corista = choir, chorus, backing singer; director de coro = choirmaster, choir conductor
director de orquesta, directora de orquesta = conductor, orchestra conductor; orquesta, filarmónica = orchestra, philharmonic
banda, grupo musical = band; cuarteto de cuerda, cuarteto = string quartet, quartet; música de cámara = chamber music
soprano = soprano; mezzosoprano = mezzo-soprano, mezzo soprano; contralto = alto, contralto; tenor = tenor; barítono = baritone
guitarra, guitarrista = guitar, guitarist; guitarra eléctrica = electric guitar; bajo eléctrico, bajista = bass guitar, bassist
contrabajo, contrabajista = upright bass, double bass, bass player; piano, pianista = piano, pianist
teclado, tecladista, teclista = keyboard, keyboardist; órgano, organista = organ, organist, pump organ
violín, violinista = violin, violinist, fiddle, fiddler; viola, violista = viola, violist
violonchelo, chelo, violonchelista, chelista = cello, cellist; arpa, arpista = harp, harpist
percusión, percusionista, tambor, tambores = percussion, percussionist, drum; batería, baterista = drums, drummer
cajón, cajoneador, cajoneadora = cajon; marimba, marimbista = marimba; congas, conguero = congas, conga player
saxofón, saxófono, saxofonista, saxo = saxophone, saxophonist, sax; clarinete, clarinetista = clarinet, clarinetist
flauta, flautista = flute, flutist; oboe, oboísta = oboe, oboist; fagot, fagotista = bassoon, bassoonist
trompeta, trompetista = trumpet, trumpeter; trombón, trombonista = trombone, trombonist; tuba, tubista = tuba, tubist
acordeón, acordeonista = accordion, accordionist; bandoneón, bandoneonista = bandoneon, bandoneon player
armónica = harmonica; ukelele = ukulele; mandolina = mandolin; banjo = banjo; gaita, gaitero = bagpipes, piper
jarana, jaranero, jaranera, son jarocho = jarana, son jarocho; charango = charango; vihuela = vihuela
laudero, laudera, laudería, luthier, lutería = luthier, lutherie, guitar maker, instrument maker
mariachi = mariachi; norteño, música norteña = norteno; banda sinaloense, tambora = banda; ranchera = ranchera
bolero, boleros, bolerista = bolero, boleros; trova, trovador, trovadora = trova, troubadour; copla = copla
ópera, cantante de ópera = opera, opera singer; zarzuela = zarzuela; música clásica = classical music
jazz, jazzista = jazz, jazz musician; blues = blues; rock, rockero, rockera = rock, rock music; pop = pop, pop music; soul = soul
rap, rapero, rapera, trap = rap, rapper, trap; reguetón, reggaetón, reguetonero, reggaetonero = reggaeton, regueton; reggae = reggae; punk = punk; metal = metal
música electrónica = electronic music; dj, pinchadiscos = dj, disc jockey; beatmaker, beats = beatmaker, beats
sintetizador, sintetizadores = synthesizer, synth; música para cine, banda sonora = film music, film score, soundtrack
productor musical, productora musical, producción musical = music producer, music production
grabación musical, ingeniero de sonido, ingeniera de sonido = recording engineer, sound engineer
sonidista, diseño sonoro, diseño de sonido, grabación de campo = sound designer, sound design, field recording
improvisación musical = musical improvisation; música tradicional, folclor = folk music, traditional music
profesor de música, profesora de música, maestro de música, maestra de música = music teacher; solfeo = music theory
profesor de danza, maestra de danza, profesora de danza, maestro de danza = dance teacher

#deportes deporte, deportes, deportista, atleta, deportivo = sport, athlete, sportsperson, sports, athletic
fútbol, futbolista, futbol = soccer, football, footballer, soccer player; freestyle, futbol freestyle = freestyle, freestyle football
baloncesto, basquetbol, básquetbol, basquetbolista, baloncestista, básquet = basketball, basketball player
basquetbol en silla de ruedas, baloncesto en silla de ruedas = wheelchair basketball; deporte adaptado, paralímpico = para sport, paralympic
voleibol, volibol, voleibolista, vóley = volleyball, volleyball player; voleibol de playa = beach volleyball; balonmano, handball = handball
béisbol, beisbol, beisbolista = baseball, baseball player; softbol = softball; rugby, rugbista = rugby, rugby player
hockey = hockey; tenis, tenista = tennis, tennis player; pádel = padel; bádminton = badminton; golf, golfista = golf, golfer
atletismo, velocista = athletics, track and field, sprinter; correr, corredor, corredora, corro = running, runner, run
maratón, maratonista = marathon, marathon runner; carrera de montaña, trail, corro montaña = trail running, mountain running
triatlón, triatleta = triathlon, triathlete; natación, nadador, nadadora, nado, nadar = swimming, swimmer, swim
aguas abiertas, natación en aguas abiertas = open water swimming, open water; waterpolo = water polo
clavados, clavadista = diving, diver; apnea, buceo, buzo = freediving, scuba diving; remo, remero, remera, remar, remaba = rowing, rower
surf, surfista, surfear = surf, surfing, surfer; vela, velerista = sailing, sailor; kayak, piragüismo = kayak, canoeing
patineta, skate, skater, patinador, patinadora, monopatín = skateboarding, skateboard, skateboarder, skater
patinaje = skating; patinaje artístico = figure skating; patinaje sobre ruedas = roller skating
ciclismo, ciclista, bicicleta, bici = cycling, cyclist, bicycle, bike; bmx = bmx; ciclismo de montaña = mountain biking
escalada, escalador, escaladora, escalar, escalo = climbing, climber, rock climbing; alpinismo, montañismo, alpinista = mountaineering, mountaineer
senderismo = hiking, hiker; esquí, esquiador, esquiadora = skiing, skier; snowboard = snowboarding, snowboarder
boxeo, boxeador, boxeadora = boxing, boxer; kickboxing = kickboxing; taekwondo = taekwondo; karate, karateca, karateka = karate, karateka
judo, judoka, yudo = judo; lucha libre, luchador, luchadora = wrestling, wrestler, lucha libre; mma, artes marciales = mma, martial arts
esgrima, esgrimista = fencing, fencer; tiro con arco, arquero = archery, archer; capoeira = capoeira
gimnasia, gimnasta = gymnastics, gymnast; gimnasia rítmica = rhythmic gymnastics; acrobacia, acróbata = acrobatics, acrobat
halterofilia, levantamiento de pesas = weightlifting, weightlifter; crossfit = crossfit; calistenia = calisthenics
fisicoculturismo, culturista = bodybuilding, bodybuilder; parkour = parkour; yoga, yogui = yoga; pilates = pilates
equitación, jinete, amazona, monto a caballo, montar a caballo = horse riding, equestrian, rider; polo = polo
automovilismo, piloto = motorsport, racing driver; motociclismo, motociclista = motorcycling, motorcyclist
entrenador, entrenadora, coach = coach, trainer; entrenador personal = personal trainer; árbitro = referee
preparador físico = fitness coach; fisioterapia, fisioterapeuta = physiotherapy, physiotherapist, physical therapist
ajedrez, ajedrecista = chess, chess player; esports, deportes electrónicos = esports, gaming

#artes arte, artes, artista, artístico = art, artist, artistic
pintura, pintor, pintora, pintar, pinto = painting, painter, paint; retratista, retrato al óleo = portrait painter
acuarela, acuarelista = watercolor, watercolour, watercolorist; óleo = oil painting; acrílico = acrylic painting
dibujo, dibujante, dibujar, dibujo = drawing, draw, draftsman; boceto = sketch, sketching; tinta = ink
ilustración, ilustrador, ilustradora, ilustro, ilustrar = illustration, illustrator, illustrate
ilustración científica, ilustrador científico, ilustradora científica = scientific illustration, scientific illustrator
ilustración infantil, álbum ilustrado, libros ilustrados = children's illustration, picture book, picture books
historieta, historietista, cómic, comic, novela gráfica = comics, comic, comic artist, graphic novel
caricatura, caricaturista = caricature, caricaturist, cartoonist; manga = manga; storyboard, guion gráfico = storyboard, storyboard artist
mural, muralista, muralismo = mural, muralist; grafiti, graffiti, grafitero, arte urbano = graffiti, street art, street artist
escultura, escultor, escultora = sculpture, sculptor; talla en madera, tallador, tallo = wood carving, woodcarver, carver
cerámica, ceramista, ceramistas = ceramics, ceramist, ceramic artist; alfarería, alfarero, alfarera, barro = pottery, potter
grabado, grabador, grabadora, linóleo = printmaking, printmaker, engraving, linocut; serigrafía = screen printing
tipografía, imprenta, impresor, tipógrafo = typography, letterpress, printer, typographer; rotulación, rotulista, letreros = sign painting, sign painter, lettering
caligrafía, calígrafo = calligraphy, calligrapher; diseño gráfico, diseñador gráfico, diseñadora gráfica = graphic design, graphic designer
cartel, cartelista, carteles = poster, poster designer; collage = collage, cut paper; origami = origami; mosaico = mosaic
vidrio, vidriero, vitral = glass, stained glass, glassblower; joyería, joyero, joyera, orfebre = jewelry, jeweler, jewellery, goldsmith
textil, arte textil = textile art, textiles; tejido, tejedor, tejedora, tejer, tejo, telar = weaving, weaver, loom, knitting, knit
bordado, bordadora, bordador, bordar = embroidery, embroiderer; costura, coser = sewing, sew; tintes, teñido, tiño = dyeing, dyes
carpintería, carpintero, carpintera, ebanista = carpentry, carpenter, woodworker, cabinetmaker; herrería, herrero = blacksmithing, blacksmith
artesanía, artesano, artesana = crafts, craftsman, artisan; encuadernación = bookbinding
fotografía, fotógrafo, fotógrafa, fotos = photography, photographer, photographs; retrato, retratos = portrait, portraits
fotografía de moda, fotógrafa de moda = fashion photography; fotoperiodismo, fotoperiodista = photojournalism, photojournalist
fotografía documental = documentary photography; macrofotografía = macro photography
arte digital, artista digital = digital art, digital artist; arte conceptual = concept art, concept artist; 3d, modelado 3d = 3d, 3d modeling
instalación artística, instalaciones = installation art; performance, artista de performance = performance art, performance artist
videoarte = video art; visualización de datos, arte de datos = data visualization, data art; tatuaje, tatuador, tatuadora = tattoo, tattoo artist
curaduría, curador, curadora, galería = curator, gallery, curating; restauración, restaurador = restoration, restorer, conservator

#cinematografia cine, cinematografía, cinematográfico, películas = cinema, film, movies, filmmaking, cinematic
actuación, actor, actriz, actores, actuar = acting, actor, actress, performer; extra, figurante = extra, background actor
actor de teatro, actriz de teatro, teatro, teatral = theater actor, theatre, theater, stage actor; monólogo = monologue
actor de doblaje, doblaje, doblajista = dubbing, dubbing actor; actor de voz, locutor, locutora, locución, voz en off = voice actor, voice-over, voiceover, announcer
dirección, director, directora, realizador, realizadora, dirijo = director, directing; ayudante de dirección, asistente de dirección = assistant director
director de cine, directora de cine, cineasta = film director, filmmaker, movie director
director de teatro, dirección teatral = theater director, theatre director; dramaturgo, dramaturga, dramaturgia = playwright, dramaturgy
guion, guionista, guión, guionistas = screenwriting, screenwriter, script, scriptwriter, screenplay
documental, documentalista, documentales = documentary, documentary filmmaker, documentarian, documentaries
cortometraje, corto, cortometrajista = short film, shorts; largometraje = feature film; serie de televisión, series = tv series, television
director de fotografía, directora de fotografía, fotografía de cine = cinematographer, director of photography, cinematography
camarógrafo, camarógrafa, operador de cámara, operadora de cámara, cámara = camera operator, cameraman, camerawoman
cámara acuática, filmación submarina, bajo el agua = underwater camera, underwater filming, underwater
montaje, montador, montadora, editor de cine, edición de vídeo, editora de cine, edición, edito = film editing, film editor, video editor, editing
animación, animador, animadora, animo = animation, animator; animación cuadro por cuadro, stop motion = stop motion, stop-motion animation
animación 2d, dibujos animados = 2d animation, cartoons; animación 3d = 3d animation; fondos, pintora de fondos = background painter
efectos especiales, efectos visuales, vfx = visual effects, special effects, vfx; posproducción, postproducción = post-production
corrección de color, colorista = color grading, colorist; videoclip, videoclips, vídeo musical = music video
maquillaje, maquillador, maquilladora, maquillista = make-up, makeup, make-up artist, makeup artist
caracterización, efectos de maquillaje = special effects makeup; peluquería, peluquero, peluquera, estilista de cabello = hair stylist, hairdresser
vestuario, vestuarista, figurinista, diseño de vestuario = costume design, costume designer, wardrobe
escenografía, escenógrafo, escenógrafa = set design, set designer, scenography, stage design; utilería, atrezo, utilero = props, prop master
dirección de arte, director de arte, directora de arte = art direction, art director, production designer
iluminación, iluminador, iluminadora, luces = lighting, lighting designer, gaffer; tramoya, tramoyista = stagehand, stage crew
producción, productor, productora, producción audiovisual = production, producer, film producer; casting, director de casting = casting, casting director
sonido directo, microfonista = boom operator, production sound; especialista, doble de acción, dobles = stunt performer, stunt, stunts, stuntman
presentador, presentadora, conductor de televisión = host, presenter, tv host; radio, locutor de radio = radio, radio host
comedia, comediante, humorista, stand up = comedy, comedian, stand-up, stand-up comedian; improvisación, impro = improv, improvisation
circo, cirquero, artista de circo = circus, circus artist; payaso, clown = clown; mago, magia, ilusionista = magician, magic
títeres, titiritero, marionetas = puppetry, puppeteer, puppets; mimo = mime; malabares, malabarista = juggling, juggler
teatro musical, musicales = musical theater, musical theatre; narración oral, cuentacuentos = storytelling, storyteller
acentos, dialectos = accents, dialects; lengua de señas, intérprete de señas = sign language, sign language interpreter
youtuber, creador de contenido, creadora de contenido, influencer = content creator, youtuber, influencer; pódcast, podcast = podcast, podcaster

#modelaje modelo, modelaje, modelar, modelo de moda, modelos = model, modeling, modelling, fashion model
moda, fashion = fashion; pasarela, pasarelas = runway, catwalk, runway model; modelo de prueba, modelo de fitting = fit model, fitting model, fittings
modelo de catálogo, catálogo = catalog model, catalogue, catalog; modelo editorial = editorial model, editorial
modelo de tallas grandes, tallas grandes, curvy = plus-size model, plus size, curvy; modelo de manos = hand model
modelo comercial, publicidad, anuncios, campaña = commercial model, advertising, commercials, campaign
modelo deportivo, ropa deportiva, modelo fitness = fitness model, sportswear, athletic wear; trajes de baño = swimwear, swimsuit
modelo plateada, canas, modelo mayor = silver model, mature model, gray hair; promotor, edecán, azafata = promotional model, hostess
diseño de moda, diseñador de moda, diseñadora de moda, diseño ropa, diseñadora de ropa, diseñador de ropa = fashion design, fashion designer, clothing designer
patronaje, patronista, patrones = pattern making, patternmaker, pattern cutter; sastrería, sastre = tailoring, tailor
modista, costurera = dressmaker, seamstress; estilismo, estilista, estilista de moda = styling, stylist, fashion stylist
accesorios, bolsos = accessories, handbags; zapatos, zapatero, calzado = shoes, shoemaker, footwear; sombreros, sombrerero = hats, milliner
ropa inteligente, tecnología vestible = wearables, wearable technology, smart clothing; vestidos de gala = gowns, evening wear

#literatura literatura, escritura, escritor, escritora, escribir, literario, escribo = literature, writing, writer, literary, write, author, autor
novela, novelista, novelas = novel, novelist, novels; cuento, cuentista, cuentos, relato = short story, short stories, story writer, tale
poesía, poeta, poetisa, poema, poemas, versos, verso = poetry, poet, poem, poems, verse; décimas, decimista, versador, versadora = decimas, verse improviser
poesía oral, poesía hablada, slam de poesía, spoken word = spoken word, slam poetry, poetry slam; haiku = haiku
crónica, cronista, crónicas = chronicle, literary journalism, chronicler, chronicles; ensayo, ensayista = essay, essayist
periodismo, periodista, reportero, reportera = journalism, journalist, reporter; columnista, columna = columnist, column
libro infantil, libros para niños, literatura infantil, cuentos infantiles = children's book, children's books, children's literature, kids books
literatura juvenil = young adult fiction; ciencia ficción = science fiction; fantasía = fantasy; novela negra, detective, policiaca = crime fiction, detective fiction
edición literaria, editor, editora, editorial = book editor, editor, publishing, publisher; corrección de estilo, corrector, correctora = copyediting, copy editor, proofreader
traducción, traductor, traductora = translation, translator; interpretación de idiomas, intérprete de idiomas = interpreting, interpreter
taller literario, taller de escritura = writing workshop, creative writing; escritura creativa = creative writing
guion de historieta, guionista de historietas, guionista de cómics = comics writer, comic writer; blog, bloguero = blog, blogger
redacción, redactor, redactora, redactor publicitario = copywriting, copywriter; biografía, biógrafo = biography, biographer, memoir
escritura gastronómica, crónica gastronómica, escribo de comida = food writing, food writer; libro de viajes, crónicas de viaje = travel writing, travel writer
divulgación, divulgador, divulgadora, divulgación científica = science communication, science writer, science communicator
librero, librera, librería = bookseller, bookshop; bibliotecario, bibliotecaria, biblioteca = librarian, library; lectura = reading

#ciencia-tecnologia ciencia, tecnología, científico, científica, investigador, investigadora, investigación = science, technology, scientist, researcher, research
ingeniería, ingeniero, ingeniera = engineering, engineer; ingeniería electrónica, electrónica = electronics, electronic engineer, soldering, soldadura
ingeniería mecánica, mecánica, mecánico = mechanical engineering, mechanics, mechanic; ingeniería civil = civil engineering, civil engineer
procesamiento de señales = signal processing; sensores, sensor = sensors, sensor; energía solar = solar energy
robótica, robot, robots = robotics, robot, robots, roboticist; impresión 3d, impresora 3d = 3d printing, 3d printer; prótesis = prosthetics, prosthesis
programación, programador, programadora, programar, desarrollador, desarrolladora = programming, programmer, software developer, coding, developer, coder
desarrollo web = web development, web developer; videojuegos, desarrollador de videojuegos = video games, game developer, game design
inteligencia artificial, aprendizaje automático = artificial intelligence, machine learning, ai; datos, ciencia de datos = data, data science, data scientist
estadística, estadístico = statistics, statistician; matemáticas, matemático, matemática = mathematics, mathematician, maths
física, físico = physics, physicist; química, químico = chemistry, chemist; química de alimentos = food chemistry, food science, food scientist
biología, biólogo, bióloga = biology, biologist; biología marina, biólogo marino = marine biology, marine biologist; oceanografía = oceanography
botánica, botánico, plantas = botany, botanist, plants; zoología, zoólogo = zoology, zoologist; herpetología, ranas, anfibios = herpetology, frogs, amphibians
micología, micólogo, micóloga, hongos, setas = mycology, mycologist, mushrooms, fungi; microbiología, microbiólogo, bacterias = microbiology, microbiologist, bacteria
genética, genetista = genetics, geneticist; ecología, ecólogo = ecology, ecologist; ornitología, aves, pájaros = ornithology, birds, birdwatching
astronomía, astrónomo, astrónoma, estrellas, telescopio = astronomy, astronomer, stars, telescope; geología, geólogo = geology, geologist
ciencia de materiales, metalurgia, aleaciones = materials science, materials scientist, metallurgy, alloys; nanotecnología = nanotechnology
medicina, médico, médica, doctor = medicine, physician, doctor; enfermería, enfermera = nursing, nurse; nutrición, nutriólogo, nutrióloga = nutrition, nutritionist
psicología, psicólogo, psicóloga = psychology, psychologist; arqueología, arqueólogo = archaeology, archaeologist; antropología = anthropology, anthropologist
historia, historiador = history, historian; arquitectura, arquitecto, arquitecta = architecture, architect; inventor, inventora, inventos = inventor, inventions
agricultura, agrónomo, huerto = agriculture, agronomist, gardening; medio ambiente = environment; drones, dron = drones, drone pilot
realidad virtual = virtual reality, vr; diseño industrial, diseñador industrial = industrial design, industrial designer; diseño web = web design, ux
docencia, maestro, maestra, profesor, profesora, docente = teaching, teacher, professor, educator; taller, talleres = workshop, workshops
museo, museografía = museum, museography; hardware libre, código abierto = open source, open hardware; electricista = electrician

#cocina cocina, cocinero, cocinera, cocinar, cocino, chef, gastronomía, culinario = cooking, cook, chef, kitchen, food, culinary, gastronomy, cuisine
repostería, repostero, repostera, pastelería, pastelero, pastelera, postres = pastry, pastry chef, desserts, dessert
pastel, pasteles, tortas, tarta, bizcocho = cake, cakes, cake maker; galletas = cookies, biscuits; chocolate, chocolatero, chocolatería = chocolate, chocolatier
panadería, panadero, panadera, pan, hogaza, hornear = bread, baker, bakery, baking, bake; masa madre = sourdough; hojaldre = puff pastry
parrilla, parrillero, asado, asador, fuego, leña, brasas, barbacoa = grill, grilling, barbecue, bbq, fire, wood fire
cocina mexicana, mole, moles = mexican food, mexican cuisine, mole; tacos, taquero = tacos, taqueria; cochinita, pib = cochinita pibil
cocina peruana, ceviche, cebiche, cebichería = peruvian food, ceviche; cocina española, pintxos, tapas = spanish food, tapas, pintxos
cocina italiana, pasta, pizza, pizzero = italian food, pasta, pizza; cocina japonesa, sushi, ramen = japanese food, sushi, ramen
cocina vegetariana, vegetariano = vegetarian cooking, vegetarian; cocina vegana, vegano = vegan cooking, vegan
mariscos, pescado = seafood, fish; carnicería, carnicero = butchery, butcher; quesos, queso, quesero = cheese, cheesemaker
fermentación, fermentos, fermentar = fermentation, fermenting, ferments; conservas, mermelada = preserves, jam; especias, chiles = spices, chiles, chilies
barista, café, cafetería = barista, coffee; coctelería, bartender, barman, coctelero = cocktails, bartender, mixologist; vino, sommelier = wine, sommelier
cerveza, cervecero = beer, brewer; mezcal, tequila = mezcal, tequila; té = tea; sopas, caldos = soup, soups, broth
restaurante, restaurantero = restaurant, restaurateur; catering, banquetes = catering, caterer; comida callejera, puesto de comida = street food, food stall
recetas, receta, recetario = recipes, recipe, cookbook; cocina de mercado, mercado = market food, market; cocina tradicional = traditional cooking
helado, heladería, heladero = ice cream, gelato; tamales = tamales; baleadas = baleadas; estilismo de alimentos = food styling, food stylist

bilingüe = bilingual; español = spanish; inglés = english; francés = french; portugués = portuguese; italiano = italian; alemán = german
diseño, diseñador, diseñadora, diseñar = design, designer; libro, libros = book, books; niños, infantil, niñas = children, kids
cuerdas = strings; madera, maderas = wood; agua, acuático = water, aquatic; montaña = mountain; mar, océano = sea, ocean; sonido = sound
`
