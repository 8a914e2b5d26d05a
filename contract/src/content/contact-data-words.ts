/** The words by which contact data is recognized, in Spanish and English: lower case, without accents. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Applications in which strangers write to each other. */
export const messengers = words(`
  whatsapp whatsap wasap wasapp wassap watsap watsapp whats wats guasap guatsap wsp wpp wapp wa
  telegram snapchat discord messenger wechat viber skype kik imessage facetime hangouts botim threema
`)

/** Networks where people also show their work: only together with a name. */
export const networks = words('instagram insta ig tiktok facebook fb snap twitter signal')

export const mailProviders = words('gmail hotmail outlook yahoo icloud protonmail proton live')
export const atWords = words('arroba at')

/** After these, eight digits are a telephone number; else it takes nine. */
export const phoneWords = words(`
  tel telefono cel celular movil numero num llama llamame llamen marca marcame marquen
  phone cell cellphone mobile number call text
`)
export const digitWords = words(`
  cero uno dos tres cuatro cinco seis siete ocho nueve zero oh one two three four five six seven eight nine
`)
/** What a long number counts instead. */
export const amountWords = words(`
  pesos peso mxn usd eur euros dolares dollars bucks vistas views seguidores followers likes reproducciones plays km
`)

/** Names follow them: "Secundaria Técnica 45", "prepa 6". */
export const schools = words(`
  escuela secundaria secu preparatoria prepa bachillerato colegio instituto primaria telesecundaria kinder liceo
  cecyt conalep cobach cbtis cetis cch
`)
/** The name comes before them: "Lincoln High School". */
export const schoolsAfterName = words('school highschool')
export const schoolParticles = words(`
  de del la el los las no num numero n tecnica general federal estatal publica nacional superior primaria secundaria
  preparatoria high middle elementary junior public
`)
/** After these, the name of a school may be in lower case. */
export const study = words('estudio estudiamos voy vamos study attend go')
/** What follows a school or a street and is no name: what one learns there, and how a sentence goes on. */
export const notNames = words(`
  danza baile ballet musica teatro arte artes actuacion canto cine circo dance music art acting theater
  todos todas cada pero porque desde hace en con a cuando donde como para este esta with every and but because since
`)

/** A number follows them: "calle Hidalgo 45". */
export const streets = words(`
  calle av avenida blvd bulevar boulevard calzada calz privada priv cerrada andador carretera callejon paseo
`)
/** A name follows them: "colonia Roma". */
export const districts = words('colonia col fracc fraccionamiento')
export const postalCodes = words('cp zip')
/** Words that follow a number: "12 Oak Street". */
export const streetsAfterNumber = words(
  'street st avenue ave road rd drive lane ln boulevard court place terrace',
)
export const homes = words('vivo vivimos live')
