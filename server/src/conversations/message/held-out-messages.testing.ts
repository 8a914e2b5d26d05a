/** First messages written after the rules, which were not adjusted to what they miss among these. */
import { parseScams, splitLines } from './message-list.testing.ts'

export const heldOutScams = parseScams(`
money: Oye soy tu prima Caro, cambié de cuenta, ¿me puedes transferir 900 y al rato te repongo?
documents: ¿Me das tu CURP y una foto de tu credencial para el seguro?
documents: Requiero estos datos: nombre completo, banco, CLABE, y foto de tu identificación
documents: Te va a caer un código al celular, dímelo rápido para que no se venza tu registro
messenger: Este chat casi no lo uso, búscame en telegram como danielcasting
messenger: Mándame un wasap y te explico 664 201 33 44
messenger: ola t intereza ganar 5 mil x semana? escribeme al watsap
intimate: mandame una foto tuya en calzones para mandarla al productor, no se la enseño a nadie
intimate: Necesito ver tu cuerpo completo sin ropa, es para un papel de época, mándamelo por aquí
money: You are hired! Equipment costs 240, pay our supplier first and it comes back with your first paycheck
money: Your name is on the list for Paris. Agents require a holding deposit of 200 euros by tonight
money: Casting director here, a $20 tip on cashapp moves your tape to the top of the pile
money: I am stuck at the hotel and my card is blocked, send me 150 and I pay you on set
money: the check we send includes funds for the makeup artist, cash it and transfer her part
documents: We just need a clear picture of your passport and your bank statement to finish onboarding
documents: Text me the six digit code that Brilla sent you so I can verify you as a model
documents: What is your social? I have to fill the tax form today
messenger: Contact me via Whats App: +52 1 55 9999 1111
messenger: Got Telegram? The director only talks to girls there
intimate: We need 4 pics in a thong from every angle, send asap
intimate: you have a great body, any pics without the top? I can make you famous
`)

export const heldOutHarmless = splitLines(`
Buen día, somos el Teatro Juárez. Queremos programar su espectáculo en mayo, ¿qué honorarios manejan?
¿Cuánto cuesta la función escolar para 80 niños? La escuela paga por transferencia
Te felicito por el premio, el jurado habló muy bien de tu cortometraje
La audición dura diez minutos, prepara un texto de memoria y trae zapatos cómodos
Me dijeron que rentas luces, ¿pides depósito?
Adjunto la carta de invitación al congreso; los gastos de viaje corren por nuestra cuenta
El registro a la residencia artística se hace en la web del museo y no cuesta nada
¿Puedo usar tu foto del faro en la portada de mi disco? Te pagaría la licencia
Si llueve hacemos la sesión bajo techo, te aviso por aquí a las 9
Vendo boletos para la rifa de la escuela de danza a 50, por si gustas apoyar jeje
Anoche soñé que te operaban en tu serie y grité, qué buena actuación
Pregunta: ¿tu manager contesta correos? le escribí hace una semana
En el taller de fotografía hablamos del cuerpo y el retrato, ¿vendrías de invitada?
Hello from Bristol! We book street performers, 200 pounds a day plus the hat
Could you resend the file? It says the pdf is broken
The rehearsal space is $15 an hour, we split it three ways
Our insurance needs the list of everybody on set, just first and last name please
I bought your album twice, once for me and once for my sister
For the passport scene we need you at the airport at 5 am, sorry about the hour
We are a nonprofit and cannot pay, but travel is covered and lunch is good
Did you get the check? Accounting mailed it on Monday
Will you teach the tap class again? I would love to sign up my kids
Your nude portraits series at the Tate was a revelation, may I interview you for my podcast?
What size shoes do you wear? Wardrobe is asking
The code to the studio gate is 4417, text the guard if it sticks
`)
