/** First messages with signs of a scam, as people write them; the rules are adjusted to these. */
import { parseScams } from './message-list.testing.ts'

export const scams = parseScams(`
money: Hola hermosa!! fuiste seleccionada para la campaña de Coca Cola 🎉 solo necesitas hacer un deposito de $850 para apartar tu lugar
money: Buen día, para continuar con tu proceso es necesario cubrir el costo de registro de 1,200 pesos. Es reembolsable en tu primer trabajo
money: Te interesa? la inscripción al casting son 500 pesitos y se paga por oxxo, te paso el numero de tarjeta
money: Felicidades quedaste!! El book fotográfico lo pagas tú, son 3500 y con eso ya entras al catálogo de la agencia
money: estamos por cerrar lista, si quieres tu lugar transfiere 300 hoy mismo y mandame el comprobante
money: Para enviarte al extranjero tienes que pagar el trámite de la visa por adelantado, son 4 mil pesos, después la productora te los regresa
money: La agencia cobra una cuota única de 990 MXN por darte de alta como modelo. Pago por SPEI o en Oxxo.
money: Perdona que te escriba así, estoy varada en el aeropuerto y no tengo para el taxi, me puedes prestar 600? mañana te los regreso
money: Hola!! somos Casting Estrellas Kids, ya solo falta el pago de la credencial de actor (450) para mandarte a los llamados 🎬
money: Necesitamos un anticipo de 50 € por Bizum para reservar tu plaza en el casting, se te devuelve el mismo día
money: Has pasado la primera fase. La matrícula obligatoria del curso de figuración son 180€ y tienes que abonarla antes del viernes
money: bb quedaste en el comercial!!! deposita 400 a esta tarjeta 4152 3138 0000 1234 p/ tu vestuario
money: compra 2 tarjetas de regalo de google play de 500 y mandame los codigos, es para el uniforme de la marca
money: Hay un seguro obligatorio de 700 pesos antes del llamado, sin ese dep0sito no te puedo mandar la dirección
money: Oye, el papel es tuyo. Nada más coopera con 1500 para la producción, así aseguras tu personaje
money: Invierte 2000 y en 3 días te regreso el doble, varios talentos de aquí ya lo hicieron 📈
money: Tu perfil fue aprobado por nuestra agencia de Madrid. Abona la tasa de gestión (75 euros) y te agendamos la prueba de cámara
money: solo pedimos una aportacion voluntaria d 250 x tu pase al casting, se transfiere a esta clabe
documents: Mándame foto de tu INE por los dos lados para hacerte el contrato hoy
documents: Hola! ocupo tu curp, rfc y una foto de tu credencial de elector para darte de alta, me los pasas porfa?
documents: Para agilizar el pago envíame tu CLABE interbancaria y el NIP de tu tarjeta
documents: Envíanos por aquí una copia de tu pasaporte y te apartamos el vuelo a Cancún ✈️
documents: Te pagamos adelantado! nomas pasame los 16 numeros de tu tarjeta y la fecha de vencimiento
documents: Necesito una selfie tuya sosteniendo tu DNI, es para verificar que eres mayor de edad
documents: Buenas, pásame tu número de cuenta y tu IBAN para hacerte el ingreso de la señal
documents: me compartes tu ine y comprobante de domicilio? es requisito de la marca antes de la entrevista
documents: te va a llegar un codigo de 6 digitos por sms, pasamelo para activar tu perfil de modelo
documents: Adjunta tu identificación oficial y estado de cuenta bancario para validar tu registro en la agencia
messenger: Hola, me gustó mucho tu perfil. Escríbeme a mi WhatsApp 55 1234 5678 para darte los detalles del proyecto
messenger: agregame al wasap 5587654321 aki casi no entro
messenger: Mejor seguimos por Telegram, mi usuario es @casting_mx_oficial
messenger: Somos una agencia internacional 🌎 para más info manda la palabra MODELO al wh4ts 33-1122-3344
messenger: me pasas tu num de whats? te quiero contar de un proyecto
messenger: Interesada? wa.me/5215512345678
messenger: pásame tu insta o tu snap y platicamos por ahí mejor, aquí es muy formal
messenger: Únete a nuestro grupo de T3legram donde publicamos los castings privados, t.me/castingvip
messenger: Hola guapa, hablamos por w h a t s a p p? te dejo mi numero 612 34 56 78
messenger: contactame al guats cinco cinco 4433 2211, es urgente para un comercial
messenger+money: el director te quiere ya!! manda whats al 5544332211 y te paso la tarjeta donde depositar tu inscripcion
intimate: Para el casting necesito fotos en lencería para ver tu cuerpo, es confidencial
intimate: mandame fotos en ropa interior frente y perfil, es para pasarle tus medidas al cliente
intimate: eres mayor de edad? buscamos chicas para contenido, mandame un video sin ropa y te digo si quedas
intimate: hola bonita tienes fotos mas atrevidas? mandamelas por privado y vemos lo del contrato
intimate: El director pide un vídeo en topless para la prueba, tranquila que lo borramos después
intimate: me encanto tu cuerpo 😍 pasame una foto en tanga y te meto directo a la final
intimate: Haz una videollamada conmigo en bikini para checar tus proporciones antes del casting
intimate: Se requiere que envíes imágenes desnuda o semidesnuda, solo rostro cubierto, pago 5 mil
intimate: mandame pack y te consigo el papel jaja
intimate+messenger: pasame tus nudes por telegram y te pago 3mil cada una 🔥
messenger: kontactame x wathsapp porfa 5551029384, soy del casting d la novela
documents+money: Último paso: foto de tu INE y depósito de $600 a la cuenta que te voy a pasar
money: Congrats!! You have been selected for the Nike campaign. To secure your spot you need to pay a $150 registration fee
money: Hi dear, there is a small refundable deposit of 75 dollars before the audition, you can send it by Zelle or CashApp
money: We love your look. Our photographer does your portfolio for $499, this is required before we can represent you
money: I will mail you a check for $2,850. Deposit it, keep 400 as your pay and send the rest to the wardrobe stylist
money: u got the part! just venmo me 60 for the background check and we r good to go
money: Please purchase two $100 Apple gift cards and send me the codes so we can release your travel package
money: Agency sign up fee is 200 usd, one time only, payable in bitcoin or gift card
money: hey sorry to bother you, my wallet was stolen on set in Vegas, could you lend me $80 till friday?
money: Your visa and work permit will be processed once you transfer the processing fee of 320 USD to our agent
money: Last spots for the London casting, wire £90 today to hold your place
money: You passed the online audition. Kindly pay for your comp cards ($120) so that we can submit you to clients
money: to join our talent roster theres a yearly membership of $349, i can send u the payment link now
money: The brand covers everything, you only have to cover insurance of 95 dollars upfront, refunded w your first check
money: Invest $300 with me and I can triple it in a week, ask any model here lol
money: We reserved your flight to Milan! Send the 250 euro booking f€€ today or we give the slot away
money: I need you to buy some supplies for the shoot, pay with your own money and we will reimburse you after
money: Acting class is mandatory for everyone we sign, tuition is $1,200 and you pay it before we sign you
documents: Send me a picture of your ID front and back so I can prepare the contract
documents: we need your social security number and a photo of your drivers license before the interview
documents: Please reply with your full name, address, bank name, account number and routing number for the direct deposit
documents: Can you send a copy of your passport? the client wants to book flights today
documents: whats your SSN? its for the W-9, just type it here
documents: Take a selfie holding your passport and send it here to verify you are over 18
documents: Provide your online banking login so our accountant can set up your payroll
documents: you will get a 6 digit code by text, send me the code and your profile gets verified ✅
documents: I can pay u in advance! just give me your card number and the 3 digits on the back
documents: For the NDA we need scans of your birth certificate and I.D., upload them in this chat
messenger: Hi! I have a paid gig for you, text me on WhatsApp +1 305 555 0123
messenger: lets move to telegram, i dont check this app often. @mgmt_kelly
messenger: Hey gorgeous add me on snap: kevcasting22
messenger: What's your WhatsApp number? our director wants to talk to you privately
messenger: hit me up on whats app 07700 900123 asap its about a movie role
messenger: Kindly contact our HR manager on Telegram for the interview t.me/hr_starmodels
messenger: do you have signal or wechat? easier to send u the script there
messenger: Message me on W.h.a.t.s.A.p.p for details, not allowed to share here 😉
messenger: we do the interview on google hangouts chat, add my email starcasting at gmail and say hi there
messenger: DM me on insta instead @scout.jay this site is slow
messenger+money: Add my manager on whatsapp and he will tell you how to pay the casting fee
intimate: For the audition please send 5 photos in lingerie so we can see your body type
intimate: can u send me some nudes? its for a art project and we pay 500 each
intimate: I need pics of you in your underwear, front side and back, the client asked
intimate: The role has a love scene so send a topless video first, nobody else will see it
intimate: ur hot 🔥 got any sexier pics? send and ill get u signed
intimate: Lets do a quick video call, wear a bikini so I can check your proportions
intimate: Would you do a private show on cam without clothes? 1000 dollars an hour
money: Everyone pays the 80 dollar casting fee babe, its just how the agency filters serious people
intimate: Send n u d e s and you get the contract today
intimate: We require naked polaroids from all new faces, email or send here, face can be hidden
intimate: how old are you? send me a pic of your body no clothes, its normal in this industry
money: Estimada, su hijo quedó como talento infantil. El paquete de fotos tiene un valor de $2,900 y debe liquidarse antes del primer llamado
money: Buenas, para recibir tu gafete y tu contrato hay que dar 350 de garantía, te los devolvemos al terminar el rodaje
money: mira la chamba es segura pero ocupo que me hagas una recarga de 200 a este numero para confirmar
money: Somos productora en Bogotá y Madrid. Debes consignar 90 dólares del seguro médico para poder viajar
money: te dejo la cuenta para el depósito de la membresía, son 600 al año y te llegan castings diario
money: amiga urge!! me robaron la cartera saliendo del foro, hazme el paro con 400 y te los pago el viernes
documents: Ocupamos tu acta, tu curp y tu ine escaneada hoy mismo para la nómina
documents: Dime tu numero de cuenta y clave del banco para pasarte el anticipo del comercial
documents: ¿me mandas tu pasaporte en pdf? la embajada lo pide antes del lunes
documents: Tómate una foto con tu credencial junto a la cara y súbela aquí, así validamos tu perfil
messenger: Por aquí no veo los mensajes, mándame uno al whats 8112345678
messenger: Soy reclutadora, ¿tienes telegram? ahí te explico cómo ganar desde tu casa
messenger: escribele a la licenciada al wsp 5530201010 ella te agenda
intimate: Ponte algo sexy y mándame fotito, es para una marca de trajes de baño
intimate: ¿Te animas a un desnudo artístico? primero envíame unas de prueba desde tu cel
money: Good news, your child made it to the final showcase in Orlando! Tuition and showcase costs are $3,995, a 20% down payment holds the seat
money: We mail you a cashiers check for the wardrobe. Once it clears, forward the remaining 1,900 to our stylist by Zelle
money: There is a 45 dollar screening charge for all new talents, then you start getting bookings
money: My phone got stolen at the airport and I cant reach my agency, can u spot me 100 bucks?
money: get some razer gold cards from walmart, scratch and send the pins, we will pay you double
money: Before the shoot you are expected to buy the outfit from our vendor, its only 130
documents: Snap a photo of your driving license, both sides, and drop it here
documents: To set up your salary I need your bank login details and your moms maiden name
documents: Kindly forward your passport bio page and SSN for the background screening
messenger: whatsapp me 4155550199 if u want the job
messenger: My boss saw your page, he only uses Telegram, his handle is @dir_frank, message him
messenger: Can we chat somewhere else? kik or whatsapp is fine
intimate: Can you show me what you look like under the dress? just a quick photo for the file
intimate: need 3 digitals: front, side, back, no bra, no makeup. send here tonight
intimate: how much for explicit content? u send vids i pay crypto
money: Ya tienes el papel, nada más falta que cubras tus viáticos, serían 1,800 y la producción te los devuelve
money: Para inscribirte en nuestra base de datos de extras el pago es único de 199 pesos, ¿te mando los datos bancarios?
money: Buenas tardes, hay que comprar el kit de maquillaje de la marca (65 €) antes de la sesión
money: Tu vuelo sale mañana, solo transfiere lo del impuesto de aeropuerto y listo
money: holaa, eres becada al 80%, el otro 20% lo pagas hoy para no perder tu lugar en la academia de modelos
documents: Para la visa de trabajo pásame foto del pasaporte y de tu acta de nacimiento
documents: manda tu ine x los 2 lados + una selfie, es pa tu alta
documents: Facilítame el IBAN y una foto del DNI y te ingreso la mitad hoy
messenger: te paso mi whats 5512340000 y ahi te mando la info completa
messenger: No puedo mandar videos por aquí, vamos a telegram @prod_lucia
messenger: Hola nena, tienes wasap?
intimate: el cliente quiere ver piel, mándame 3 fotos en ropa interior y sales en la campaña
intimate: Quítate la blusa en la videollamada y te confirmo el papel
money: You are booked! Just cover the courier fee of $35 for your costume and we will ship it tomorrow
money: The agency needs a security deposit from new models, 100 pounds, bank transfer only
money: pay 50 now and 50 after the shoot and u will be on the cover
money: We sent you too much, please return the extra $900 through Zelle today
money: Our modeling course is compulsory before castings, $650, we take cards
documents: I will need a photo of your state ID to add you to the payroll
documents: What's your routing and account number? Pay comes in advance
documents: please upload passport and utility bill, the studio cannot book you otherwise
messenger: ping me on telegram: castingdir_anna
messenger: Here is my WhatsApp +44 7700 900555, I only answer there
messenger: add my snap, its easier
intimate: Got a lingerie brand waiting, send me a few shots in your underwear tonight
intimate: would u pose nude on video call for me? paying 700
money: Hola preciosa, eres finalista. La banda y la corona de miss corren por tu cuenta: 1,350 pesos, depósito en BBVA
money: Somos talent managers. Cobramos 250 euros por abrirte ficha, después solo comisión
money: Te consigo el personaje pero hay que darle una mochada de 2 mil al jefe de casting
money: ocupas registrarte en el sindicato, yo te hago el trámite por 700, me depositas y mañana ya tienes llamado
`)
