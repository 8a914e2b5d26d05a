/**
 * First messages of which half, chosen by a hash of the text, are held out: the rules are adjusted to the other half only
 * (docs/decisions/0034).
 */
import { createHash } from 'node:crypto'
import { parseScams, splitLines } from './message-list.testing.ts'

const isHeldOut = (text: string) => createHash('sha256').update(text).digest()[0]! % 2 === 1

const scams = parseScams(`
money: Hola Dani, ya quedaste en la preselección 👏 Nada más falta cubrir los 600 del expediente y te mando tu fecha de llamado
money: Somos una agencia de Monterrey, el alta en plataforma tiene un valor de $1,490 y con eso te empiezan a llegar castings cada semana
money: Para que el cliente te considere necesitas un book con nuestro fotógrafo, cuesta 2,800 pero lo puedes pagar en dos partes
money: te aparto el personaje si me haces un oxxo de 450 antes de las 6, hay otras dos chicas esperando
money: El seguro de rodaje lo cubre cada actor, son 75 euros por Bizum, te lo reembolsan con el primer cheque
money: Necesito que me compres dos tarjetas de Steam de 500 y me pases los códigos raspados, es para el regalo del director, te lo pago en el set
money: Oye bb ando metiendo lana en una cripto que está triplicando, si le metes 2 mil en una semana sacas 6
money: Te voy a depositar 15,000 por adelantado y de ahí tú le pagas 9,000 al maquillista, te quedas con el resto
money: Es una beca del 70 %, solo pagarías la inscripción de 3,200 para el diplomado de modelaje con colocación garantizada
money: Hi love! You made the final list for our Miami swim campaign. To lock your spot we just need the $120 model deposit via Cash App
money: We can sign you today, there's only a one-off £95 setup charge for your profile on our casting site
money: Congrats! The visa paperwork costs 300 USD and the production pays you back when you land in Dubai
money: You'll get a check for $2,400 in the mail, keep 400 as your pay and forward what's left to our stylist
money: can u grab 3 apple gift cards for the crew and text me the numbers? ill pay you back at the shoot
money: Our coach says you have potential, the masterclass is $249 and everyone who takes it gets signed
money: Quick question, could you spot me 80 bucks till friday? My wallet got stolen on set and i remembered you seemed nice
money: I trade bitcoin on the side, put in 500 and I'll turn it into 5k for you by next month, no risk
money: Para participar en el reality se debe cubrir una garantía de 1,000 pesos que se te devuelve el día de la grabación
money: No le digas a nadie todavía, pero el papel es tuyo si cubres los 5 mil de la producción antes del viernes
money: Te ofrezco representación internacional, la cuota anual es de 180 dólares y la pagas por Western Union a nombre de mi asistente
documents: Para tu contrato mándame INE por los dos lados y una selfie sosteniéndola, hoy mismo porfa
documents: Necesito tu CURP, RFC y el número de tu tarjeta para darte de alta en nómina antes del casting
documents: pásame una foto de tu pasaporte para comprar tu vuelo, urge
documents: Te va a caer un código al cel, dímelo para confirmar tu registro en el casting
documents: Me compartes tu cuenta y el nip del cajero para hacerte el depósito de los viáticos?
documents: Para el alta necesitamos acta de nacimiento, comprobante de domicilio y estado de cuenta, por este medio
documents: please send both sides of your ID and your SSN so HR can prepare the contract
documents: To pay you I need your online banking username and password, the company transfers directly
documents: You'll get a 6 digit code on your phone, just read it back to me so I can verify you're real
documents: Could you snap a pic of your passport page and your debit card? It's for travel booking
documents: What's your social and date of birth? Need it for the payroll form before tomorrow
documents: fill this form with your bank details and a scan of your driving licence to be considered for the role
messenger: mejor te explico todo por guats, 55 4821 9037
messenger: Hola, vi tus fotos. Agrégame al telegrm, estoy como castingmx_oficial, aquí casi no entro
messenger: escríbeme al cinco cinco, treinta y uno, ochenta y dos, cero cuatro, catorce y te doy los detalles del casting
messenger: Los informes solo se dan por W h a t s, mi número está en mi perfil
messenger: pásame tu snap y te mando la info del papel, aquí no me dejan mandar archivos
messenger: +52 1 33 1847 2290 mándame mensaje ahí, soy el productor
messenger: Hey gorgeous, this app is glitchy, hit me up on tele-gram @castdirector_joe
messenger: Text me at 310 555 0182 if you want the role, I don't check this inbox
messenger: my insta got hacked so add my sc: bigcasting99, I'll send you the brief there
messenger: can we move to whatsap? I have the contract there +44 7700 900318
messenger: Do you have Signal or Viber? We do all our auditions there, more private
messenger: únete al grupo de Telegram donde publicamos los castings que no salen en ningún lado: t.me/castingvip
messenger: te dejo mi nuúmero 8 1 1 7 4 5 9 0 2 3, ahí platicamos más a gusto
messenger: dame tu cel y te marco yo para lo del comercial, no me gusta escribir por aquí
intimate: para el casting de trajes de baño necesito 3 fotos tuyas en ropa interior, frente, espalda y perfil, sin retocar
intimate: Es para una marca de lencería, ¿podrías hacer una videollamada hoy en la noche modelando dos conjuntos?
intimate: El papel tiene una escena sin ropa, mándame un video para ver tu cuerpo y si funciona con la cámara
intimate: nena mándame algo más atrevido, con menos ropita, y te paso directo con el director
intimate: Pago 3 mil por un pack tuyo, nadie se entera, es discreto
intimate: quítate la blusa en la videollamada y vemos si das el perfil, es normal en este medio
intimate: Hi, we're shooting a lingerie lookbook, can you send some pics in just your underwear so I can see your proportions?
intimate: The audition is over video call tonight, you'd need to undress to show tattoos and scars
intimate: I'll pay $400 for a few private photos, nothing on, face not needed. Just between us ok?
intimate: show me what you got under that dress babe, then I'll talk to the agency about you
intimate: Necesitamos digitals en tanga o bikini hoy mismo, mándalas a mi correo personal y no se lo comentes a tu mamá
intimate: Are you comfortable with topless? Send a test shot tonight and the job's yours
intimate+messenger: mándame unas fotitos hot por snap y te consigo la campaña
intimate: hacemos casting de cuerpo por cámara, es sin playera y en bóxer, dura 10 minutos
`)

const harmless = splitLines(`
Hola, vi tu reel de danza y me encantó el giro del final. ¿Cuánto tiempo llevas bailando?
Buenas tardes, busco baterista para una boda el 14 de febrero en Querétaro, pagamos 3,500 por dos horas. ¿Te interesa?
¿Das clases de guitarra? ¿Cuánto cobras por hora y dónde las das?
Soy directora de un corto universitario. No hay paga, pero cubrimos comida y transporte. ¿Te mando el guion por aquí?
Hola, el casting es gratis y es el sábado a las 10 en el Centro Cultural. Trae ropa cómoda y tu book si tienes
Me gustó mucho tu foto del faro, ¿vendes impresiones? Quisiera una de 30 x 40
Felicidades por el premio! Te lo mereces muchísimo
¿Qué cámara usas para tus videos? Estoy por comprar una y no quiero pasarme de 12 mil pesos
Hola, somos la agencia Brisa. Nunca cobramos a nuestros talentos: nuestra comisión sale del cliente
Te escribo por la obra de marzo: ya está abierta la venta de boletos, cuestan 150 y hay descuento con credencial de estudiante
Perdón por la hora, ¿me confirmas si la llamada es a las 7 o a las 8 del lunes?
¿Puedo usar tu ilustración en mi trabajo de la escuela? Claro que pongo tu nombre
Buscamos chica de 20 a 30 años para comercial de shampoo. Pagamos 8 mil más 4 mil de uso de imagen. ¿Tienes disponibilidad el 20?
Oye, te vi en el festival de Guanajuato, estaba en la tercera fila. ¡Qué voz!
Cuidado con un perfil que dice ser de Televisa y pide depósitos, ya van tres amigas a las que les escribió
Hola, ¿el vestido rojo de tu última foto lo diseñaste tú? Me gustaría uno para mi graduación
La exposición abre el jueves, entrada libre. Si vienes avísame y te espero en la puerta
Tengo un grupo de jazz y nos falta bajista. Ensayamos los martes en la colonia Roma. ¿Te late?
Mi hermana también estudia en la ENAT, a lo mejor se conocen. ¿En qué generación vas?
¿Me recomiendas algún libro para empezar a escribir cuento? Leí el tuyo y me dejó pensando
Para el videoclip necesitamos que traigas tu patineta y dos cambios de ropa. Nosotros ponemos el maquillaje
Gracias por responder. Sí, la factura puede ir a nombre de la productora, te pagamos a 15 días
Hola profe, ¿todavía hay cupo en el taller de fotografía? En la página dice que cuesta 900 al mes
Vi que eres boxeadora, yo entreno en el mismo gimnasio, te saludé el otro día y seguro no te acordaste
Nos encantó tu perfil para la campaña de primavera. El castin es presencial, en nuestras oficinas de Reforma 222, puedes venir acompañada
Quiero aprender a cocinar mole como el tuyo, ¿cuánto tarda la pasta en reposar?
Se me cayó el celular y perdí tus mensajes, ¿me repites la dirección del ensayo?
¿Te puedo mandar por aquí el contrato para que lo revises con calma? Léelo con tus papás y me dices
Feliz cumpleaños atrasado, te quedó increíble la sesión con la banda
El pago de la función ya está listo, pasa por él a taquilla con tu identificación cuando quieras
Hi! I loved the mural on your page. Do you take commissions and what's your rate per square metre?
We're a student film crew in Leeds looking for a lead. Unpaid but meals and trains are covered. Want to read the script?
Your violin cover of that Radiohead song made my week, thank you for posting it
Open call this Sunday, 11am at the Alder Theatre. It's free, no registration, just bring a monologue
What lens did you use for the portrait series? The background is so soft
Hey, is your ceramics workshop on Saturdays still running? The site says £40, is clay included?
I'm putting together a short bill of spoken word poets, we pay 100 each and cover travel. Are you free June 3rd?
Saw you at the open mic last night and just wanted to say the second piece was stunning
Could you send the invoice for the session? Our accountant pays on Fridays
Just a heads up, someone is using your pictures on a fake profile and asking models for a fee. I reported it
Are you the Mei who swam for Bristol in 2019? We were in the same lane once haha
We need a stunt double around 170 cm for a two day shoot in April, 650 a day plus meals. Interested?
How do you get your sourdough so open? Mine keeps collapsing
Our agency never asks talent for money. If anybody does so in our name please tell us
Would you mind if I used your track as the intro of my podcast? I'd credit you, obviously
My daughter loves your science videos! Is there one about volcanoes coming?
The rehearsal has moved to Studio 4, same time. Bring tap shoes and water
Hello, we're casting a cereal commercial and loved your smile. You can audition in person on the 12th with a parent or friend
Did you write the bridge first or the chorus? I'm stuck on mine
I have two tickets for the Rambert show, my friend cancelled. Do you know anyone who'd want one?
Nice to meet you yesterday! Here's the poem I mentioned, it's by Wisława Szymborska
I'd like to buy the blue print, could you ship to Ireland and how much would postage be?
Do you teach beginners? I'm 42 and have never danced in my life
Thanks for following! Your photographs of the market are my favourites here
Our magazine would love to interview you about your climb. It takes half an hour and we can do it by e-mail
¿Sigues vendiendo el piano? ¿Cuánto es lo menos y me lo guardas hasta el sábado?
Hi, the gig pays 300 cash on the night. Load-in at 5, we have a drum kit there, just bring cymbals
¿Usas acuarela o gouache? Los cielos te quedan preciosos
Hola, soy la mamá de Sofía. ¿La clase de mañana es con uniforme o ropa normal?
My band needs a photo for the poster by Tuesday, we can pay 150 and give you credit. Up for it?
`)

/** Those that the rules are adjusted to. */
export const hashedScams = scams.filter(({ text }) => !isHeldOut(text))
export const hashedHarmless = harmless.filter((text) => !isHeldOut(text))

export const hashedHeldOutScams = scams.filter(({ text }) => isHeldOut(text))
export const hashedHeldOutHarmless = harmless.filter((text) => isHeldOut(text))
