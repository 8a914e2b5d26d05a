/**
 * Signs of a scam in a first message, in Spanish and English (P-messages-12). Casting scams ask for a fee, for documents or bank
 * data, for intimate pictures, or to continue where nobody can report them. A match only shows a warning to the receiver.
 */
import type { ScamSign } from '@brilla/contract/message'
import {
  applies,
  type ConceptRule,
  createFinder,
  type Lexicon,
  type Occurrence,
  type Token,
  tokenize,
} from './concepts.rules.ts'

type Concept = keyof typeof lexicon | 'amount' | 'number' | 'phoneNumber'

const list = (words: string) => words.split(',').map((word) => word.trim())

/** Written without accents and in lower case, as texts are before the search. */
const lexicon = {
  /** Ways to ask the reader to send something. */
  ask: list(`manda, mandame*, mandamel*, mandanos, mandes, mandar, mandas, envia, enviame*, envianos, envies, enviar, enviarme,
    enviarnos, pasame*, pasanos, pasas, pases, pasarme, pasarias, comparteme, compartes, compartenos, comparte, compartir,
    adjunta, adjuntar, adjuntes, sube, subir, dame, danos, ensename, muestrame, send, share, upload, provide, attach, reply with,
    give me, give us, give our, show me, type it, show us, forward, submit, dime, digame, subela, subelo, subelos, subelas, tomate, tomale, escanea, reenvia*, enviala*, enviarlas, hazme llegar, ocupo que, drop, drop it, drop them, snap a, take a, tell me, text me, email me, scan your, type your, fill in your, text over, confirm your, confirmame, confirma tu, facilita*, proporcion*, presta tu, quitate, quitarte, take off, strip, desvistete, enseñame, ensename, let me see, dejame ver, dejame verte, quiero verte, get me, kindly send, send over, mail me, photograph your, fotografia tu, facilita`),
  need: list(`necesito, necesitamos, necesitas enviar, ocupo, ocupamos, requiero, requerimos, se requiere, pedimos, nos hace falta,
    es requisito, pide, i need, we need, require, requires, required, will need, must, asked, asks for, what is your, what your, whats your, debes enviar, debes mandar, debes subir, se necesita*, se solicita*, solicitamos, hacen falta, i just need, im going to need, im gonna need, need ur, need your, needs, requerido*`),
  question:
    list(`tienes, tendras, te animas, got any, do you have, have any, would you, can we, could we, can you, could you, can u, haz, hacemos,
    hagamos, lets, let do, puedes, pose, posar, posarias, modelarias, modelas, aceptas, aceptarias, are you ok, are you comfortable, comfortable with, would u, ready to do, te atreves, haces, do you do, u send`),
  want: list('need, quiero, want, ponte, busco, buscamos, looking for'),

  pay: list(`paga, pagar, pagas, pagues, pagarlo, pagarla, pague, pagando, se paga, cubrir, cubras, cubres, abona, abonar, abones,
    deposita, depositar, depositas, deposites, depositame, depositar, transfiere, transfieras, transferir, transfiereme, se
    transfiere, coopera, cooperar, aporta, aportar, liquidar, liquida, desembolsar, adelantar, pay, paying, payable, cover, wire,
    transfer, venmo me, venmo us, zelle me, cashapp me, cash app me, paypal me, deposit it, consigna, consignar, consignes, dar, debe, debes, liquidarse, abonarse, pagarse, cubrirse, recarga*, deposites, depositale, desembolso, finiquitar, chip in, put down, front, settle, contribute, venmo, zelle, remit, top up, comprar, compra, buy, purchase, hacer un deposito, hacer el deposito, lo pagas, la pagas, los pagas, tu pagas, el pago de, your payment, make a payment, payment of, haz el pago, hacer el pago, realizar el pago, realiza el pago, realizar un pago, efectuar el pago`),
  /** What only somebody who takes money from talents charges for. */
  castingFee:
    list(`inscripcion, registro, matricula, cuota, tasa, anticipo, adelanto, aportacion, cooperacion, fianza, deposito,
    costo de registro, apartar tu, reservar tu, asegurar tu, tu lugar, tu plaza, registration fee, registration, sign up fee, signup fee,
    joining fee, processing fee, application fee, casting fee, audition fee, booking fee, admin fee, agency fee, fee, membership,
    refundable deposit, deposit, your spot, your place, your slot, hold your, secure your, garantia, membresia, suscripcion, subscription, down payment, downpayment, screening, showcase, evaluation fee, starter kit, paquete de fotos, paquete, gastos de, gasto de, costo de, costos de, cargo por, alta, afiliacion, inscribirte, registrarte, evaluacion, administrativ*, charge for all, costs are, screening charge, charge, inscribir, test shoot, holds the seat, hold the seat, sesion de fotos, photo package, photoshoot, inscribirte en, base de datos, el pago es unico, pago unico, one time payment, one time fee, perder tu lugar, tu gafete, tu credencial, catalogo`),
  purchase:
    list(`book, portafolio, portfolio, comp card*, compcard*, credencial, vestuario, uniforme, visa, tramite*, seguro, pase,
    curso, produccion, background check, insurance, tuition, headshots, permit, comprobante, wardrobe, supplies, training, class, outfit, boleto de avion, vuelo, hospedaje, kit, licencia, certificado, certificate, permiso, gafete, materiales, medico, antidoping, equipment, equipo, travel, equipaje, modeling course, acting course, curso de, course, clases de, taller obligatorio, photo shoot, portfolio shoot, photographer, fotografo`),
  mandatory:
    list(`obligatori*, required, mandatory, requisito, tienes que, necesitas, es necesario, hay que, have to, need to, must,
    solo falta, solo necesitas, antes de, antes del, before, upfront, por adelantado, sin ese, sin el, debes, debe, deben, tendrias que, expected to, supposed to, obligated to, es requisito, antes que, no puedes empezar sin, primero, first, then you start, due, compulsory, forzos*, indispensable, necesaria, necesario, antes de que, before we, before castings, prior to, no more than`),
  currency: list(
    `$, €, £, peso*, pesito*, mxn, usd, eur, gbp, dolar*, dollar*, euro*, libras, pounds, bucks, varos, mil, quid`,
  ),
  giftCard: list(
    `gift card*, giftcard*, tarjeta* de regalo, google play, itunes card*, apple card*, steam card*, apple gift, amazon gift, razer gold, vanilla card*`,
  ),
  buy: list(
    'compra, comprar, compres, compras, comprame, consigue, purchase, buy, get me, get some, pick up',
  ),
  code: list('codigo*, code*'),
  /** Asks for a payment by itself, with a number that names no currency. */
  transferNow:
    list(`deposita, depositas, deposites, depositame, transfiere, transfieras, transfiereme, coopera, aporta, abona, consigna, recarga,
    haz un deposito, venmo me, cashapp me, zelle me, wire me, pay me, pay us, haz el pago de, realiza el pago de`),
  deadline: list(
    'now, today, hoy, ahora, tonight, manana, antes del, before friday, this week, en este momento, ya mismo, en las proximas',
  ),
  price: list(
    'son, cuesta, sale en, es de, tiene un costo, costs, cost, are, es unico, pago, cuestan, tienen un costo, es unico de, valor de, precio',
  ),
  refund:
    list(`reembols*, refund*, te lo regres*, te los regres*, se te devuelve, se devuelve, te los devuelv*, te lo devuelv*,
    reimburse*, pay you back, pay u back`),
  lend: list(
    'prestas, prestame, prestar, prestarme, prestarias, hazme el paro, echame la mano con, lend, loan me, borrow, spot me, help me out with',
  ),
  invest: list('invierte, invertir, inviertes, invest'),
  multiply: list('doble, triple, duplic*, triplic*, double, ganancia*, profit*, rendimiento*'),
  payMethod:
    list(`bizum, zelle, cashapp, cash app, venmo, paypal, oxxo, spei, bitcoin, btc, usdt, cripto*, crypto*, western union,
    moneygram, wise, payment link, link de pago, liga de pago, numero de tarjeta, esta clabe, esta cuenta, esta tarjeta`),
  check: list('check, cheque, cashiers check, money order'),
  rest: list('rest, remaining, difference, balance, restante, diferencia, resto, lo demas, sobra'),
  send: list('send, wire, forward, envia, manda, transfiere, regresame, mail'),
  /** Money goes the other way, or there is nothing to pay. */
  free: list(`gratis, gratuit*, free, sin costo, no tiene costo, sin ningun costo, beca, scholarship, te pagamos, pagamos, we pay,
    paid, honorarios, factura, invoice*, viaticos, cobras, you charge, cobro, incluye*, included`),

  identity:
    list(`ine, ife, curp, rfc, pasaporte*, passport*, dni, nie, nss, credencial de elector, identificacion, cedula, id, ids,
    drivers license, driver license, driving licence, drivers licence, licencia de conducir, birth certificate, acta de nacimiento,
    comprobante de domicilio, proof of address, social security, ssn, driving license, driving licence, drivers id, licencia de manejo, acta, tu credencial, credencial escaneada, maiden name, photo id, identity card, national id, green card, passport bio, identification, cartilla, cedula profesional, constancia de situacion fiscal, constancia fiscal, tarjeta de residencia, visa y pasaporte`),
  /** A document to be shown, not a picture of one. */
  photoId: list('photo id, photo identification, identificacion con foto'),
  copy: list(`foto*, copia*, copy, copies, scan*, picture*, photo*, pic, pics, selfie*, imagen, escaneo, ambos lados, los dos lados,
    front and back`),
  bankData:
    list(`clabe, iban, nip, cvv, cvc, numero de cuenta, numeros de tu tarjeta, numero de tu tarjeta, datos bancarios,
    datos de tu tarjeta, datos de tu cuenta, estado de cuenta, account number, routing number, card number, bank details, bank account,
    bank name, online banking, banking login, bank login, sort code, digits on the back, digitos de atras, banca en linea, 16 numeros, clave del banco, clave de tu banco, clave bancaria, contrasena del banco, numero de tarjeta, bank login, bank info*, banking info*, banking details, online bank, debit card, credit card number, tarjeta de debito, numero de cuenta, cuenta de banco, cuenta bancaria, token del banco, app del banco, cash app login`),
  secret: list('ssn, social security number, cvv, nip de, contrasena de tu'),
  textMessage: list(
    'sms, digitos, digit, digits, by text, te va a llegar, te llegara, verification, verificacion, te llego',
  ),

  messenger:
    list(`whatsap*, whatsup, whats app, whatsa*, watsap*, watsapp, wasap*, wasa, guasap*, guats*, wsp, wpp, wapp, whatsp,
    al whats, por whats, mi whats, tu whats, de whats, un whats, manda whats, mandame whats, el whats, x whats, whats al, ws,
    telegram, telegran, tele gram, wechat, we chat, snapchat, snap, viber, signal, hangouts, google chat, kik, imo, line id,
    skype, discord, wath*, watz*, whatz*, wazap*, wazz*, whtsp*, wats, watts*, whatss*, al wats, uno al whats, tu wats, the whats, my whats, your whats, on whats, via whats, mi whts, whats 5, signal app, viber, threema, weixin, kakao*, botim, session app, google meet chat, zangi`),
  /** Where people also show their work. */
  network: list('instagram, insta, ig, facebook, face, fb, messenger'),
  link: list('wa me, t me, wa link, telegram me'),
  contact:
    list(`escribeme, escribenos, escribe, escribir, escribirme, escribas, escriben, agregame, agrega, agreguen, anademe, contactame, contactanos, contacta,
    contactar, contactate, comunicate, hablamos, hablemos, hablame, platicamos, platiquemos, charlamos, seguimos, sigamos,
    continuamos, continuemos, pasamos, pasemos, unete, buscame, marcame, text, message, contact, hit me, add me, add my, add our, reach me, reach out,
    move to, move this, move over, talk on, talk over, chat on, chat over, continue on, switch to, join, dm me, call me, find me, ping me, escribele, escribeles, mandale, mandales, buscalo, buscala, add him, add her, message him, message her, message them, text him, text her, contact him, contact her, only uses, uses telegram, whatsapp me, telegram me, snap me, chat somewhere, talk somewhere, somewhere else, ponte en contacto, mandar mensaje, un mensaje, agendame, agregar, anota mi, guarda mi, te espero en, te explico por, take this to, take it to, get on, jump on, vamos a, vamonos a, vente a, ven a mi, nos vemos en, cambiamos a, mudemonos, mandas mensaje, te atiendo, atiendo por, informes por, informes al, info por, mas info, respondo por, answer there, only answer, reply there, respond on, inbox me, mi usuario, username, handle, find us, reach us, escriban, contactos por`),
  phone: list('numero, mi num, tu num, number, mi cel*, tu cel*, telefono, my cell, my phone'),

  nudity:
    list(`desnud*, semidesnud*, encuerad*, sin ropa, sin blusa, sin playera, lenceria, ropa interior, tanga, topless, en bikini, a bikini,
    bikini pic*, nude, nudes, nudez, naked, lingerie, your underwear, in underwear, underwear pic*, panties, no clothes, without clothes, without your
    clothes, no clothing, undressed, sin brasier, sin bra, provocativ*, atrevid*, sexy, sexier, sexis, sensual*, hot pic*, hot photo*, calientes,
    intim*, xxx, implied nude, desnudo*, ropita, no bra, no panties, sin sosten, algo sexy, explicit, explicito*, under the dress, under your, sin nada, como dios te trajo, en calzones, hilo dental, transparencias, see through, lenceria*, boudoir, encuerat*, cachond*, spicy, hotter pic*, onlyfans, only fans, adulto*, adult content, erotic*, lo que traes abajo, en cueros, tu ropa, la blusa, la ropa, el vestido, your shirt, your top, your clothes, sin top, tanguita, tangas, thong, braless, bare body, in a thong, traje de bano, swimsuit pic*, nudist*`),
  image:
    list(`foto*, video*, imagen*, videollamada*, pic, pics, picture*, photo*, polaroid*, selfie*, cam, camera, video call, clip*,
    facetime, show, digitals, vids, vid, content, contenido, fotito*, unas de prueba, clips, snapshot*, shots, shot, call, camara, webcam, foto*, live, stream`),
  nudes: list('nudes, pack, packs, nudez, n00ds, desnudos'),
  body: list(
    'tu cuerpo, your body, body pic*, tus pechos, tus proporciones, tus curvas, your curves, your figure',
  ),

  /** Somebody else asks, and the message tells about it. */
  others: list(
    `piden, pidiendo, pidieron, pidio, asking models, anyone asks, ask you to, asked you for, asks you for, a mi nombre, in our name, in my name`,
  ),
} satisfies Lexicon<string>

const free = { unless: ['free', 'others'] } as const
const toldByOthers = { unless: ['others'] } as const

/** The most serious sign first: a message with several shows that one. */
const rules: readonly [ScamSign, ConceptRule<Concept>][] = [
  ['intimate', { all: [['ask', 'need', 'want', 'question'], 'nudity', 'image'], within: 10 }],
  ['intimate', { all: [['ask', 'need'], 'nudes'], within: 5 }],
  ['intimate', { all: [['ask', 'question'], 'nudes'], within: 5 }],
  ['intimate', { all: [['ask', 'need'], 'image', 'body'], within: 9 }],

  ['money', { all: ['pay', 'castingFee'], within: 9, ...free }],
  ['money', { all: ['pay', 'purchase'], within: 8, ...free }],
  ['money', { all: ['pay', 'amount'], within: 6, ...free }],
  ['money', { all: ['castingFee', 'amount'], within: 9, ...free }],
  ['money', { all: ['mandatory', 'purchase', 'amount'], within: 14, ...free }],
  ['money', { all: ['send', 'amount'], within: 4, ...free }],
  ['money', { all: ['payMethod', ['amount', 'castingFee']], within: 10, ...free }],
  ['money', { all: ['giftCard', ['buy', 'ask', 'code', 'pay', 'amount']], within: 8 }],
  ['money', { all: ['refund', ['amount', 'pay', 'castingFee', 'number']], within: 10, ...toldByOthers }],
  ['money', { all: ['transferNow', 'number'], within: 3, ...toldByOthers }],
  ['money', { all: ['pay', 'number', 'deadline'], within: 10, ...free }],
  ['money', { all: ['castingFee', 'price', 'number'], within: 9, ...free }],
  ['money', { all: ['lend', ['amount', 'number']], within: 5 }],
  ['money', { all: ['invest', ['amount', 'number', 'multiply']], within: 8 }],
  ['money', { all: ['check', 'send', 'rest'], within: 24 }],
  ['money', { all: ['mandatory', 'castingFee'], within: 5, ...free }],

  ['documents', { all: [['ask', 'need'], 'identity'], within: 7, ...toldByOthers }],
  ['documents', { all: ['copy', 'identity'], within: 5, ordered: true, unless: ['others', 'photoId'] }],
  ['documents', { all: [['ask', 'need', 'pay'], 'bankData'], within: 9, ...toldByOthers }],
  ['documents', { all: ['ask', 'code', 'textMessage'], within: 14 }],
  ['documents', { all: ['secret'], within: 0 }],

  [
    'messenger',
    {
      all: [['contact', 'ask', 'phone', 'question', 'need', 'phoneNumber'], 'messenger'],
      within: 10,
      ...toldByOthers,
    },
  ],
  ['messenger', { all: ['contact', 'network'], within: 7, ...toldByOthers }],
  ['messenger', { all: ['link'], within: 0 }],
]

const finder = createFinder(lexicon)

/** Finds what a first message may be a sign of; null when nothing was found. */
export function findScamSign(text: string): ScamSign | null {
  const tokens = tokenize(text)
  const occurrences: Occurrence<Concept>[] = [...findNumbers(tokens)]
  for (const found of finder(tokens)) {
    if (found.concept !== 'free' && isNegated(tokens, found.index)) continue
    if (ownActions.has(found.concept) && isAboutSender(tokens, found.index)) continue
    occurrences.push(found)
  }
  occurrences.sort((one, other) => one.at - other.at)
  return rules.find(([, rule]) => applies(rule, occurrences))?.[0] ?? null
}

const currencies = createFinder({ currency: lexicon.currency })
const phoneDigits = 9

/** Numbers, those next to a currency, and those as long as a telephone number. */
function findNumbers(tokens: readonly Token[]): Occurrence<Concept>[] {
  const currencyAt = new Set(currencies(tokens).map(({ index }) => index))
  let digits = 0
  return tokens.flatMap(({ word, at }, index) => {
    const isNumber = /^\d+$/.test(word)
    digits = isNumber ? digits + word.length : 0
    if (!isNumber) return []
    const found: Occurrence<Concept>[] = [{ concept: 'number', at }]
    const isAmount = [index - 1, index + 1, index + 2].some((next) => currencyAt.has(next))
    if (isAmount) found.push({ concept: 'amount', at })
    if (digits >= phoneDigits) found.push({ concept: 'phoneNumber', at })
    return found
  })
}

const negations = new Set(
  list('no, nunca, jamas, not, never, dont, doesnt, wont, nor, ni, cannot, cant, nobody, nothing'),
)
const negationEnds = new Set(
  list('solo, solamente, only, just, but, pero, sino, nomas, que, why, porque, until, unless, hasta'),
)
const negationMax = 5

/** Whether a word is negated: "no pagas nada", "we never charge a fee"; not by "por qué no". */
function isNegated(tokens: readonly Token[], index: number): boolean {
  const found = findBefore(
    tokens,
    index,
    negationMax,
    (word) => negations.has(word) || negationEnds.has(word),
  )
  return found !== undefined && negations.has(found)
}

/** Actions that are harmless when the sender offers them: "we will send a deposit". */
const ownActions: ReadonlySet<Concept> = new Set<Concept>([
  'ask',
  'pay',
  'send',
  'buy',
  'lend',
  'invest',
  'contact',
])
const senders = new Set(
  list(`we, i, im, ill, id, ive, my, our, production, producer, produccion, productora, puedo, podemos, vamos, quiero,
  yo, agency, agencia`),
)
const readers = new Set(
  list('you, u, ya, tu, te, me, please, pls, kindly, que, favor, and, y, to, need, so, then'),
)
const senderMax = 3

function isAboutSender(tokens: readonly Token[], index: number): boolean {
  const found = findBefore(tokens, index, senderMax, (word) => senders.has(word) || readers.has(word))
  return found !== undefined && senders.has(found)
}

/** The nearest of the words before one, in the same part of the sentence. */
function findBefore(
  tokens: readonly Token[],
  index: number,
  max: number,
  isWanted: (word: string) => boolean,
) {
  const { clause } = tokens[index]!
  for (let i = index - 1; i >= Math.max(0, index - max) && tokens[i]!.clause === clause; i--)
    if (isWanted(tokens[i]!.word)) return tokens[i]!.word
  return undefined
}
