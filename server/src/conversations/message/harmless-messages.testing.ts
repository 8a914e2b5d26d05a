/** Harmless first messages, many with the words of scams; the rules are adjusted to these. */
import { splitLines } from './message-list.testing.ts'

export const harmless = splitLines(`
Hola Ana, vi tu video de danza y me encantó. ¿Tienes libre el sábado para una audición en Coyoacán?
el boleto cuesta 200 y en taquilla 250, ojalá puedas venir a vernos
La función es gratis, solo hay que llegar media hora antes 😊
Te paso el contrato para que lo revises con calma antes de firmar, cualquier duda me dices
Pagamos 3,500 pesos por día de rodaje más comidas y transporte.
El casting no tiene costo. Nunca pedimos dinero ni depósitos a los talentos.
¿Cuánto cobras por un show de una hora en una boda?
trae tu INE el día del llamado porque en la entrada del foro la piden
Para entrar al edificio necesitas una identificación, la dejas en recepción y te la regresan al salir
Hola! soy compañera de tu hermana en la escuela de teatro, felicidades por la obra!!
Te vi en el comercial del banco jaja qué buen trabajo, la escena del cajero me mató
Buscamos modelo para catálogo de trajes de baño, sesión en estudio con maquillista y contrato. ¿Te interesa que te mande la propuesta?
mándame tu book o el link de tu reel y se lo paso al director
Nos gustaría ver tu material: dos fotos de rostro sin maquillaje y una de cuerpo completo en jeans y playera
Tienes página o instagram donde pueda ver más de tu trabajo?
Te sigo en Instagram desde hace años, qué gusto encontrarte aquí
No te vayas a pasar a WhatsApp con nadie que no conozcas, aquí en la app queda todo registrado
Oye cuidado, anda un tipo pidiendo depósitos para castings a mi nombre, yo jamás cobro
El taller cuesta 1,200 al mes e incluye los materiales, empezamos en febrero por si quieres venir a una clase muestra
Gracias por la invitación, pero ese día tengo ensayo. ¿Y si lo movemos al jueves?
Somos la Compañía Telón; dirigimos una obra sobre una mujer que se desnuda el alma en cartas. Pensamos en ti para Elvira
Qué padre tu foto en la playa, ¿quién es el fotógrafo? quiero contratarlo
Mi cuenta anterior la perdí, soy Luis el de la orquesta juvenil
Te depositamos el pago a los 15 días de la función, con factura o recibo de honorarios
Hola, soy de la Casa de Cultura. Necesitamos un cuentacuentos para el 30 de abril, el presupuesto es de 4 mil pesos
¿Me prestas tu guitarra para grabar el domingo? te la regreso el lunes sin falta jaja
cuanto cuesta tu pintura del colibri? me gustaria comprarla para mi mama
Me compartes la receta de los tamales oaxaqueños porfa?? 🫔
El código de vestimenta es negro completo, nos vemos a las 7 en el camerino
Mañana te mando el código postal y la dirección del foro para que llegues directo
La audición es presencial en nuestras oficinas, av. Insurgentes 300, piso 4. Si eres menor ven con tu mamá o papá
¿Tienes pasaporte vigente? La gira pasa por Bogotá en octubre y la producción cubre vuelos y visas
Si te interesa responde por aquí y agendamos una llamada con la directora
La beca cubre la inscripción completa, tú solo tienes que llenar la solicitud en la página de la escuela
Perdona la demora, apenas vi tu mensaje. Sí me interesa la canción, ¿la tienes registrada?
en la foto del puente se ve increíble la luz, ¿qué lente usaste?
Vendo mi amplificador Fender, pido 6 mil, por si sabes de alguien
Hola, te escribimos de la editorial. Tu cuento nos gustó; el pago por derechos es de 8,000 pesos y lo hacemos contra factura.
El vestuario lo pone la producción, tú no gastas nada. Te mando la lista de tallas que necesito
En la escena ella está en bata, no hay desnudos ni nada parecido, está en el guion página 12
jajaja sí soy yo el del telegrama en la obra de la revolución, gracias por ir!
Colega, ¿a ti también te piden pagar por el book en esa agencia? A mí me dio desconfianza
Nuestra modelo se enfermó, ¿podrías cubrirla hoy a las 5? Pago en efectivo al terminar
No hace falta que pagues nada, la entrada va por mi cuenta 🎟️
Somos de Barcelona, el caché es de 150 € por función más dietas. ¿Te cuadra?
Te recomiendo registrar tu marca en el IMPI, el trámite cuesta como 2,400 y lo haces en línea
Invertí mil horas en ese cuadro jaja, me alegra que te guste
Cobro 800 la hora de clase de canto, la primera es de prueba. ¿Qué día te acomoda?
quiero comprarte una tarjeta de las que pintas, la de los gatos, ¿haces envíos a Mérida?
Buenas tardes, para el rodaje del 12 tráete ropa interior color piel por la transparencia del vestuario; vestuarista y camerino privado
Hi Imani, loved your monologue. Are you free for a callback next Tuesday at 3?
tickets are $20 at the door, students get in free, hope to see you there!
Bring your ID to the venue, the bar checks at the door.
I'm sending you the contract so you can read it with your parents first
The gig pays $400 plus travel and a meal, paid on the day
We never charge talents. If anyone asks you for a fee in our name please report them.
How much do you charge for a portrait? Need one for my dads birthday
Great video! what app do you use to edit?
I followed you from Instagram, so happy you are here too
hey are you the same Owen who played bass at Signal Fest? amazing set
We are casting a bank commercial, you would play a cashier counting money 😄
Could you send me your reel and two recent headshots? Natural light is fine
Swimwear catalog, shot in our studio in Austin with a female crew, day rate $900. Shall I send the deck?
Please reply here so everything stays on the platform, we do not use WhatsApp
The workshop is 60 dollars for two days, snacks included, let me know if you want to come
Do you need a visa to work in the UK? Our production would sponsor and pay for it
Heads up: somebody is asking models to wire deposits for fake castings. Stay safe
My passport photo looks worse than your zombie makeup haha
Our account manager Kim will call you about the schedule, is this phone number on your profile ok?
We pay invoices within 30 days. You can invoice us after the show.
Your dance made me cry. Thank you for sharing it.
Are you ok with a dog on set? He is tiny and very polite
The dress code is formal, the address is 12 King Street, doors at 7
what a body of work! the naked honesty in your lyrics, wow
I would love to buy the blue painting, is it still available? How much with shipping to Leeds?
can you lend me your drum kit on Sunday? mine's in the shop
Scholarship covers the full tuition. You only need to fill in the form on our school website
No fee for the audition, no purchase necessary, just bring a song of 16 bars
You do not have to pay anything, wardrobe and lunch are on us
I teach voice, 45 an hour, first lesson is free if you want to try
The lead is a sailor sending telegrams home in 1916, we think it fits you
Is your rate per hour or per day? Our budget is 2,000 for the weekend
Saw the snap you posted from rehearsal, the set looks great!
We could do the interview here by chat or in person at our office, whichever you prefer
Under 18? Then a parent must come with you and sign the release form at the studio
Quick question, did that agency ask you to pay for photos too? Seemed shady to me
I sold my old camera to pay for film school, so I know how it feels lol
Your passport expires when? We tour Canada in May and the producer books and pays all flights
Hi, I'm a costume designer, could I have your sizes? Chest, waist, shoe
The code for the rehearsal room door is on the call sheet, ask Mei
Thanks for the follow! I mostly post street photos here
Loved the underwater pictures, did you use a housing or a bag?
we are raising the curtain at 8 sharp, come backstage after
Kids cast: no makeup please and plain clothes, we take polaroids at the studio
Free workshop this Saturday at the library, no registration needed
Let me know your fee and we will send a deposit to hold the date for the wedding
I write for the local paper, may I ask you five questions about your album?
You were so good in the gift shop sketch, the card bit killed me
The intimacy coordinator will be there for the kiss scene, nothing is filmed without your consent
Is the print signed? I would pay by card if you have an online shop
Buenas tardes, soy coordinadora de extras. El llamado es el martes 6 am, pago de 650 al final del día, ¿puedes?
Hola!! soy fan de tu canal, ¿vas a dar función en Guadalajara?
¿Tu mural de la colonia Roma lo hiciste solo? Quisiera platicar contigo de uno para mi restaurante
Nos quedó a deber 300 el de las luces, ¿tú tienes su contacto?
Para el festival hay que registrarse en la página, es gratis y piden subir un demo de 2 minutos
Con gusto te doy una prueba, manda tu material por aquí y te digo fecha
¿Cuál es el precio de la escultura chica? ¿Aceptas tarjeta?
Oye me equivoqué en el horario, el ensayo es a las 4, perdón
La credencial de la escuela te da descuento en el teatro, por si no sabías
Tengo dos boletos de más para el sábado, te los regalo si vas
El seguro de accidentes lo cubre la casa productora, viene en la cláusula 7
Necesitamos tus tallas y una foto reciente de rostro para vestuario
En el documental hablamos de desnudos en el arte mexicano, nos encantaría entrevistarte como historiadora
Vi tus fotos de Instagram y quiero invitarte a exponer en mi galería
¿Compartes tu técnica de acuarela? Doy clases a niños y no me sale el cielo
Hi Mei, we are a student film crew. No budget but pizza and credit, would you read our script?
Are you the drummer in the red hat video? Our band lost ours, rehearsals are on Mondays
Our check for your last show bounced?? Please tell me so accounting can fix it
I can pay 50 for the beat, do you have a contract for that?
Parking costs 10 dollars, bring cash, the machine does not take cards
Love the bikini illustrations, do you sell prints?
We would need you in Denver on the 4th, hotel and flights are booked by us
Please send me the names of the songs, our licensing team asks for them
A friend told me about your pottery class, is there still a place on Friday?
Could you share the video of the recital? My grandma missed it
My number is on the website if you ever want to talk to our office
Do you rent your studio? What is the deposit?
Is it true you need a license to perform on the street here?
Big fan. The way you photograph bodies in motion is unreal, where did you study?
The school asked for a copy of the program, can you upload it again?
¿A qué hora abre la taquilla? quiero comprar cuatro boletos para el viernes
El pago es de 1,800 por día y se deposita cada quincena, el contrato lo revisamos juntos
Me llamo Pilar, dirijo un coro en Sevilla. Buscamos tenor para junio, caché 200 €
La renta del salón son 900, la dividimos entre los seis del grupo, ¿va?
No te preocupes por el vestuario, nosotros lo compramos
Soy la fotógrafa de la boda de Sofi, te mando las fotos donde sales bailando
Te comparto la liga de la convocatoria, la inscripción es gratuita y cierra el 30
Qué bonito tu pasaporte a la luna, el cuento, lo leí con mi hija
Para el comercial de shampoo piden cabello largo, ¿me mandas foto actual de tu cabello?
Llegas por la puerta 3 con tu identificación y preguntas por mí
mi hermana también toca el cello, ¿me pasas el nombre de tu maestro?
La clase de hoy se cancela, mañana les repongo
Nos encantó tu monólogo sobre el cuerpo, ¿lo harías en nuestro festival?
Hey! We need a violinist for a wedding on the 9th, 350 for two hours, interested?
The museum entry is 12 dollars but artists get in free with this email
Do you take card payments for your prints?
You need a ticket and a photo ID for the screening, it is 18+
Can you send the invoice for last night? I will pay it tomorrow
Would you mind sending a photo of the guitar? I might buy it
The shoot is underwater so bring a swimsuit and a towel, lifeguard on site
Call time is 6 am, breakfast included, parking is free
I saw your post about fake castings asking for deposits, thank you for warning people
Our app has no fees at all, we just wanted to say hi, loved the reel
Could you tell me which dance school you went to? My daughter is looking for one
Your signal to the drummer at the end was so cool
I can lend you the costume if you bring it back by Monday
¿Puedes dar clases de canto a mi hija los martes?
¿Me puedes dar el nombre de quien hizo tu book? Está padrísimo
Where can I buy your book? The local shop ran out
My fee is 200 dollars for a wedding, two sets of 45 minutes
Our fee for the band is $500 plus gas, does that work?
Can you cover the ballet class on Monday? I am in bed with the flu
Quisiera comprar tu vestuario de la obra pasada, ¿cuánto sería?
Hay que llegar antes del ensayo, primero vestuario y luego maquillaje
Debes usar vestuario negro y zapatos cómodos
What registration do I need for the festival? I could not find it on the page
`)
