/** The words that the rules about scams are made of, in Spanish and English. */
import type { Lexicon } from './concepts.rules.ts'

/** Splits a list at its commas; a phrase may continue on the next line. */
export const splitWords = (words: string) => words.split(',').map((word) => word.trim().replace(/\s+/g, ' '))

/** By concept, written without accents and in lower case, as texts are before the search. */
export const lexicon = {
  /** Ways to ask the reader to send something. */
  ask: splitWords(`
    dictame, leeme, me compartes, me das, me dictas, me mandas, me pasas, read it back, read it to me, read me, read them, regalame, take a picture of, tomale foto,
    adjunta, adjuntar, adjuntes, attach, comparte, comparteme, compartenos, compartes, compartir, confirm your,
    confirma tu, confirmame, dame, danos, dejame ver, dejame verte, desvistete, digame, dime, drop it, drop them,
    email me, ensename, envia, enviala*, enviame*, envianos, enviar, enviarlas, enviarme, enviarnos, envies,
    escanea, facilita, facilita*, fill in your, forward, fotografia tu, give me, give our, give us, hazme llegar,
    kindly send, let me see, mail me, manda, mandame*, mandamel*, mandanos, mandar, mandas, mandes, muestrame, ocupo
    que, pasame*, pasanos, pasarias, pasarme, pasas, pases, photograph your, presta tu, proporcion*, provide, quiero
    verte, quitarte, quitate, reenvia*, reply with, scan your, send, send over, share, show me, show us, snap a,
    sube, subela, subelas, subelo, subelos, subir, submit, take off, tell me, text me, text over, tomale, tomate,
    type it, type your, upload
  `),
  need: splitWords(`
    asked, asks for, debes enviar, debes mandar, debes subir, es requisito, hacen falta, i just need, i need, im
    going to need, im gonna need, must, necesitamos, necesitas enviar, necesito, need ur, need your, needs, nos hace
    falta, ocupamos, ocupo, pedimos, pide, requerido*, requerimos, requiero, require, required, requires, se
    necesita*, se requiere, se solicita*, solicitamos, we need, what is your, what your, whats your, will need
  `),
  question: splitWords(`
    could u, estarias dispuest*, open to, podrias, puedes, te animas, te atreves, te gustaria, u down, will you, willing to, would u, would you,
    any, got, use, usas, utilizas, manejas,
    aceptarias, aceptas, are you comfortable, are you ok, can u, can we, can you, comfortable with, could we, could
    you, do you do, do you have, got any, hacemos, haces, hagamos, have any, haz, let do, lets, modelarias, modelas,
    posar, posarias, pose, puedes, ready to do, te animas, te atreves, tendras, tienes, u send, would u, would you
  `),
  want: splitWords('buscamos, busco, looking for, need, ponte, quiero, want'),

  pay: splitWords(`
    a tu cargo, at your own expense, caete con, corre por tu, corren por tu, de tu bolsillo, out of pocket, por tu cuenta, pones tu, pongas, you cover,
    abona, abonar, abonarse, abones, adelantar, aporta, aportar, cash app me, cashapp me, chip in, consigna,
    consignar, consignes, contribute, coopera, cooperar, cover, cubras, cubres, cubrir, cubrirse, deposit it,
    deposita, depositale, depositame, depositar, depositas, deposites, desembolsar, desembolso, efectuar el pago, el
    pago de, finiquitar, hacer el deposito, hacer el pago, hacer un deposito, haz el pago, la pagas, liquida,
    liquidar, liquidarse, lo pagas, los pagas, make a payment, paga, pagando, pagar, pagarla, pagarlo, pagarse,
    pagas, pague, pagues, pay, payable, paying, payment of, paypal me, realiza el pago, realizar el pago, realizar
    un pago, recarga*, remit, se paga, se transfiere, top up, transfer, transferir, transfieras, transfiere,
    transfiereme, tu pagas, venmo, venmo me, venmo us, wire, your payment, zelle, zelle me
  `),
  /** What only somebody who takes money from talents charges for. */
  castingFee: splitWords(`
    alta en, cuota de alta, cuota unica, darte de alta, derecho a casting, expediente, set up charge, setup charge, setup cost, setup fee,
    admin fee, administrativ*, afiliacion, agency fee, apartar tu, aportacion, application fee, asegurar tu,
    audition fee, base de datos, booking fee, cargo por, casting fee, charge for all, cooperacion, costo de
    registro, costs are, down payment, downpayment, el pago es unico, evaluation fee, fianza, garantia, hold the
    seat, hold your, holds the seat, inscribir, inscribirte, inscribirte en, inscripcion, joining fee, matricula,
    membership, membresia, one time fee, one time payment, pago unico, paquete de fotos, perder tu lugar, photo
    package, photoshoot, processing fee, refundable deposit, registrarte, registration fee, reservar tu, screening
    charge, secure your, sesion de fotos, sign up fee, signup fee, starter kit, subscription, suscripcion, test
    shoot, tu credencial, tu gafete, tu lugar, tu plaza, your place, your slot, your spot
  `),
  purchase: splitWords(`
    acting course, antidoping, background check, boleto de avion, book, certificado, certificate, clases de, comp
    card*, compcard*, comprobante, course, credencial, curso de, equipaje, equipment, gafete, headshots, hospedaje,
    insurance, kit, modeling course, outfit, permiso, permit, photo shoot, portafolio, portfolio, portfolio shoot,
    seguro, supplies, taller obligatorio, training, tramite*, travel, tuition, uniforme, vestuario, visa, vuelo,
    wardrobe
  `),
  mandatory: splitWords(`
    antes de, antes de que, antes del, antes que, before, before castings, before we, compulsory, debe, deben,
    debes, es necesario, es requisito, expected to, forzos*, have to, hay que, indispensable, mandatory, must,
    necesitas, need to, no more than, no puedes empezar sin, obligated to, obligatori*, por adelantado, prior to,
    required, requisito, sin el, sin ese, solo falta, solo necesitas, supposed to, tendrias que, then you start,
    tienes que, upfront
  `),
  /** Fees that others charge too, such as musicians. */
  anyFee: splitWords(`
    comision por adelantado, donativo, inversion, inversion inicial, mochada, tarifa,
    cuotas, enrollment, enrolment, fees, gastos, inscripciones,
    adelanto, anticipo, charge, costo de, costos de, cuota, deposit, deposito, fee, gasto de, gastos de, paquete,
    registration, registro, screening, showcase, tasa
  `),
  currency: splitWords(`
    dlls, dls, grand, lana, lukas, soles, varo,
    bucks, dolar*, dollar*, eur, euro*, gbp, libras, mil, mxn, pesito*, peso*, pounds, quid, usd, varos, £, €, $
  `),
  /** The sender asks for money in return for something. */
  charge: splitWords(`
    cobra, cobramos, cobran, cobrarte, cuesta, cuestan, es de, se cobra, sale en, tiene un costo, tiene un valor, vale, we
    charge, we only charge
  `),
  /** What an agency that is paid by its customers does for nothing. */
  representation: splitWords(`
    abrirte, alta, catalogo, directory, exposure, ficha, listing, managers, nuestra plataforma, our books, our roster, our
    site, our website, perfil profesional, promocionarte, promote you, representacion, representarte, representation,
    sindicato, tu ficha, tu perfil, tu registro
  `),
  giftCard: splitWords(`
    amazon gift, apple card*, apple gift, gift card*, giftcard*, google play, itunes card*, razer gold, steam card*,
    tarjeta* de regalo, vanilla card*
  `),
  buy: splitWords(`
    buy, compra, comprame, comprar, compras, compres, consigue, get me, get some, pick up, purchase
  `),
  code: splitWords('code*, codigo*'),
  /** Asks for a payment by itself, with a number that names no currency. */
  transferNow: splitWords(`
    abona, aporta, cashapp me, consigna, coopera, deposita, depositame, depositas, deposites, haz el pago de, haz un
    deposito, pay me, pay us, realiza el pago de, recarga, transfieras, transfiere, transfiereme, venmo me, wire me,
    zelle me
  `),
  deadline: splitWords(`
    antes de las, antes de manana, asap, by friday, by tomorrow, by tonight, cierra hoy, closing today, cuanto antes, last spot, lo antes posible, right away, spots left, ultimo lugar, ultimos lugares, urge, urgente,
    ahora, antes del, before friday, en este momento, en las proximas, hoy, manana, now, this week, today, tonight,
    ya mismo
  `),
  price: splitWords(`
    are, cost, costs, cuesta, cuestan, es de, es unico, es unico de, pago, precio, sale en, son, tiene un costo,
    tienen un costo, valor de
  `),
  refund: splitWords(`
    pay u back, pay you back, reembols*, refund*, reimburse*, se devuelve, se te devuelve, te lo devuelv*, te lo
    regres*, te los devuelv*, te los regres*
  `),
  lend: splitWords(`
    borrow, echame la mano con, hazme el paro, help me out with, lend, loan me, prestame, prestar, prestarias,
    prestarme, prestas, spot me
  `),
  invest: splitWords(
    'le metes, metele, meter lana, metes, put in, trade, trading, invertir, invest, invierte, inviertes',
  ),
  multiply: splitWords(
    'no risk, risk free, sacas, sin riesgo, turn into, turn it into, doble, double, duplic*, ganancia*, profit*, rendimiento*, triple, triplic*',
  ),
  payMethod: splitWords(`
    apple pay, google pay, mercado pago, nequi, paysafe*, revolut, yape,
    bitcoin, bizum, btc, cash app, cashapp, cripto*, crypto*, esta clabe, esta cuenta, esta tarjeta, liga de pago,
    link de pago, moneygram, numero de tarjeta, oxxo, payment link, paypal, spei, usdt, venmo, western union, wise,
    zelle
  `),
  check: splitWords(
    'money transfer, te deposito, te voy a depositar, te voy a transferir, cashiers check, check, cheque, money order',
  ),
  rest: splitWords(
    'keep the, lo que quede, lo que sobre, quedate con, te quedas con, whats left, balance, diferencia, difference, lo demas, remaining, rest, restante, resto, sobra',
  ),
  send: splitWords('envia, forward, mail, manda, regresame, send, transfiere, wire'),
  /** Money goes the other way, or there is nothing to pay. */
  free: splitWords(`
    beca, cobras, cobro, factura, free, gratis, gratuit*, honorarios, included, incluye*, invoice*, no tiene costo,
    pagamos, paid, scholarship, sin costo, sin ningun costo, te pagamos, viaticos, we pay, you charge
  `),

  identity: splitWords(`
    carnet, cedula de ciudadania, credencial del ine, date of birth and ssn, pasport*, recibo de luz, social number, utility bill, your social and, your social for,
    acta, acta de nacimiento, birth certificate, cartilla, cedula, cedula profesional, comprobante de domicilio,
    constancia de situacion fiscal, constancia fiscal, credencial de elector, credencial escaneada, curp, dni,
    driver license, drivers id, drivers licence, drivers license, driving licence, driving license, green card, id,
    identificacion, identification, identity card, ids, ife, ine, licencia de conducir, licencia de manejo, maiden
    name, national id, nie, nss, pasaporte*, passport bio, passport*, photo id, proof of address, rfc, social
    security, ssn, tarjeta de residencia, tu credencial, visa y pasaporte
  `),
  /** A document to be shown, not a picture of one. */
  photoId: splitWords('identificacion con foto, photo id, photo identification'),
  copy: splitWords(`
    ambas caras, anverso, both sides, frente y reverso, frente y vuelta,
    ambos lados, copia*, copies, copy, escaneo, foto*, front and back, imagen, los dos lados, photo*, pic, pics,
    picture*, scan*, selfie*
  `),
  bankData: splitWords(`
    acceso a tu banca, clave dinamica, numero de tu cuenta, pin number, tu banca, tu clabe, your banking, your routing, your bank,
    account details, bank card, bank pin, card details, clave de la app, clave interbancaria, credit card, cuenta clabe, debit card pin, foto de tu tarjeta, nip del cajero, pin de tu tarjeta, tu nip, tu tarjeta por, usuario y contrasena,
    16 numeros, account number, app del banco, banca en linea, bank account, bank details, bank info*, bank login,
    bank name, banking details, banking info*, banking login, card number, cash app login, clabe, clave bancaria,
    clave de tu banco, clave del banco, contrasena del banco, credit card number, cuenta bancaria, cuenta de banco,
    cvc, cvv, datos bancarios, datos de tu cuenta, datos de tu tarjeta, debit card, digitos de atras, digits on the
    back, estado de cuenta, iban, nip, numero de cuenta, numero de tarjeta, numero de tu tarjeta, numeros de tu
    tarjeta, online bank, online banking, routing number, sort code, tarjeta de debito, token del banco
  `),
  secret: splitWords(
    'clave de acceso, login details, tu contrasena, your login, your password, contrasena de tu, cvv, nip de, social security number, ssn',
  ),
  textMessage: splitWords(`
    a tu cel*, a tu telefono, al cel*, on your cell*, on your phone, to your cell*, to your phone,
    celular, caer un, recibiras, receive a, sent you, te llega,
    by text, digit, digitos, digits, sms, te llegara, te llego, te va a llegar, verificacion, verification
  `),

  messenger: splitWords(`
    mi sc, my sc, por sc, sc is,
    al wats, al whats, botim, de whats, discord, el whats, google chat, google meet chat, guasap*, guats*, hangouts,
    imo, kakao*, kik, line id, manda whats, mandame whats, mi whats, mi whts, my whats, on whats, por whats, session
    app, signal, signal app, skype, snap, snapchat, tele gram, telegram, telegran, the whats, threema, tu wats, tu
    whats, un whats, uno al whats, via whats, viber, wapp, wasa, wasap*, wath*, wats, watsap*, watsapp, watts*,
    watz*, wazap*, wazz*, we chat, wechat, weixin, whats 5, whats al, whats app, whatsa*, whatsap*, whatsp, whatss*,
    whatsup, whatz*, whtsp*, wpp, ws, wsp, x whats, your whats, zangi
  `),
  /** Where people also show their work. */
  network: splitWords('face, facebook, fb, ig, insta, instagram, messenger'),
  link: splitWords('t me, telegram me, wa link, wa me'),
  contact: splitWords(`
    ahi te, alla te, better on, chat there, dame tu, easier on, estoy como, hmu, hop on, im on, lets talk on, me encuentras en, pasame tu, switch over, talk there, te paso mi,
    mandame mensaje, mandame un mensaje, me marcas, me escribes, mejor platicamos, platicar por, te marco, te explico todo por, text me,
    add her, add him, add me, add my, add our, agendame, agrega, agregame, agregar, agreguen, anademe, anota mi,
    answer there, atiendo por, buscala, buscalo, buscame, call me, cambiamos a, charlamos, chat on, chat over, chat
    somewhere, comunicate, contact, contact her, contact him, contacta, contactame, contactanos, contactar,
    contactate, contactos por, continuamos, continue on, continuemos, dm me, escriban, escribas, escribe, escribele,
    escribeles, escribeme, escriben, escribenos, escribir, escribirme, find me, find us, get on, guarda mi, hablame,
    hablamos, hablemos, handle, hit me, inbox me, info por, informes al, informes por, join, jump on, mandale,
    mandales, mandar mensaje, mandas mensaje, marcame, mas info, message, message her, message him, message them, mi
    usuario, move over, move this, move to, mudemonos, nos vemos en, only answer, only uses, pasamos, pasemos, ping
    me, platicamos, platiquemos, ponte en contacto, reach me, reach out, reach us, reply there, respond on, respondo
    por, seguimos, sigamos, snap me, somewhere else, switch to, take it to, take this to, talk on, talk over, talk
    somewhere, te atiendo, te espero en, te explico por, telegram me, text, text her, text him, un mensaje, unete,
    username, uses telegram, vamonos a, vamos a, ven a mi, vente a, whatsapp me
  `),
  phone: splitWords(
    'mi telefono, mi numero, my number, your cell, your number, your phone, mi cel*, mi num, my cell, my phone, number, numero, telefono, tu cel*, tu num',
  ),

  nudity: splitWords(`
    al desnudo, bralette, calzoncillos, en ropa interior, escote, garter, in lingerie, in panties, sin camisa, sin calzones, sin corpino, sin pantalon, sin prendas, strip, transparente*,
    birthday suit, boxer, con poca ropa, fotos hot, insinuante*, less clothes, less clothing, mas piel, menos ropa*, more skin, nothing on, poca ropa, private photo*, private pic*, privadas, revealing, some skin, sugerente*, undress,
    a bikini, adult content, adulto*, algo sexy, atrevid*, bare body, bikini pic*, boudoir, braless, cachond*,
    calientes, como dios te trajo, desnud*, desnudo*, el vestido, en bikini, en calzones, en cueros, encuerad*,
    encuerat*, erotic*, explicit, explicito*, hilo dental, hot photo*, hot pic*, hotter pic*, implied nude, in a
    thong, in underwear, intim*, la blusa, la ropa, lenceria, lenceria*, lingerie, lo que traes abajo, naked, no
    bra, no clothes, no clothing, no panties, nude, nudes, nudez, nudist*, only fans, onlyfans, panties,
    provocativ*, ropa interior, ropita, see through, semidesnud*, sensual*, sexier, sexis, sexy, sin blusa, sin bra,
    sin brasier, sin nada, sin playera, sin ropa, sin sosten, sin top, spicy, swimsuit pic*, tanga, tangas,
    tanguita, thong, topless, traje de bano, transparencias, tu ropa, under the dress, under your, underwear pic*,
    undressed, without clothes, without your clothes, xxx, your clothes, your shirt, your top, your underwear
  `),
  image: splitWords(`
    audition, casting por, prueba de camara, self tape, selftape, sesion, session,
    call, cam, camara, camera, clip*, clips, contenido, content, digitals, facetime, fotito*, foto*, imagen*, live,
    photo*, pic, pics, picture*, polaroid*, selfie*, shot, shots, show, snapshot*, stream, unas de prueba, vid,
    video call, video*, videollamada*, vids, webcam
  `),
  /** Of a person, also harmless ones. */
  picture: splitWords(
    'fotito*, foto*, photo*, pic, pics, picture*, selfie*, vid, video*, videollamada*, vids',
  ),
  nudes: splitWords('private content, desnudos, n00ds, nudes, nudez, pack, packs'),
  /** What is under the clothes, or taking them off. */
  undressing: splitWords(`
    abajo de esa, abajo de ese, abajo del vestido, debajo de esa, debajo de ese, debajo de la ropa, debajo del
    vestido, get undressed, quitarte la, quitarte el, quitate el, quitate la, strip, strip down, take it all off,
    take off your, to undress, under that, under the dress, under those clothes, without the dress
  `),
  body: splitWords(`
    body pic*, tu cuerpo, tus curvas, tus pechos, tus proporciones, your body, your curves, your figure
  `),

  /** Asks not to tell anybody. */
  secrecy: splitWords(`
    be discreet, between you and me, discrecion, discreto, dont mention, dont tell, entre nosotros, entre tu y yo, just
    between us, keep it quiet, keep it secret, keep this between, keep this quiet, nadie se entera, nadie se va a
    enterar, no le cuentes, no le digas, no les digas, no lo comentes, no se lo cuentes, no se lo digas, no se lo comentes,
    nobody has to know, nobody will know, our secret, sin que sepan, sin que se enteren
  `),
  /** What the sender promises for it. */
  promise: splitWords(`
    el papel es tuyo, garantizad*, gets cast, gets signed, gets work, guarantee*, job is yours, jobs yours, part is yours,
    role is yours, te contrato, te firmamos, te garantiz*, trabajo seguro, you get signed, you will be signed
  `),
  /** What no honest employer sells to those who work for them. */
  jobCost: splitWords(`
    alta en plataforma, antidoping, background check, carpeta, comp card*, expediente, gafete, insurance, onboarding,
    paperwork, papeleo, permiso de trabajo, seguro de, tramite de la visa, uniforme, visa, work permit
  `),
  /** Reasons to go on elsewhere. */
  elsewhere: splitWords(`
    aqui casi no, aqui no me, app is glitchy, app is slow, casi no entro, casi no reviso, casi no uso, dont check this, dont
    use this, hardly use this, me van a cerrar, no me llegan los, no reviso esta, no reviso este, no uso esta, not on
    here much, rarely check this, rarely on here, rarely use this, this app keeps
  `),

  /** Somebody else asks, and the message tells about it. */
  others: splitWords(`
    a mi nombre, anyone asks, ask you to, asked you for, asking models, asks you for, in my name, in our name,
    piden, pidiendo, pidieron, pidio
  `),
} satisfies Lexicon<string>
