/** Every error that crosses the wire: its code, its status and what it says in both languages. */
import { z } from 'zod'
import { brand } from './brand.ts'
import { limits } from './limits.ts'

interface ErrorText {
  status: number
  es: string
  en: string
}

/**
 * The error catalogue (platform.md section 8, content.md section 8, api.md). Codes that the documents name are theirs.
 * Codes of status 422 and 400 also stand in `errors`, at their field.
 */
export const errorCatalogue = {
  // shape
  not_json: { status: 400, es: 'El cuerpo no es JSON válido.', en: 'The body is not valid JSON.' },
  bad_request: { status: 400, es: 'No entendemos la petición.', en: 'We do not understand the request.' },
  headers_too_large: {
    status: 431,
    es: 'La dirección o las cabeceras son demasiado largas.',
    en: 'The address or the headers are too long.',
  },
  invalid: { status: 400, es: 'Este valor no es válido.', en: 'This value is not valid.' },
  unknown_field: { status: 400, es: 'Este campo no existe.', en: 'There is no such field.' },
  // who
  unauthorized: { status: 401, es: 'Entra en tu cuenta para seguir.', en: 'Log in to go on.' },
  password: { status: 401, es: 'La contraseña parece incorrecta.', en: 'The password seems to be wrong.' },
  credentials: {
    status: 401,
    es: 'Parece que ese correo no está registrado.',
    en: 'It seems that e-mail is not registered.',
  },
  validated: {
    status: 401,
    es: 'Tu correo aún no está confirmado. Te hemos enviado un enlace para confirmarlo: ábrelo y entras.',
    en: 'Your e-mail is not confirmed yet. We have sent you a link that confirms it: open it and you are in.',
  },
  facebook_registrado: {
    status: 401,
    es: 'Aún no hay ninguna cuenta con este acceso. Regístrate para empezar.',
    en: 'There is no account with this login yet. Register to begin.',
  },
  ticket: {
    status: 401,
    es: 'Este acceso caducó o ya se usó. Empieza otra vez.',
    en: 'This login has expired or was used already. Start again.',
  },
  user: {
    status: 422,
    es: 'Parece que ese correo no está registrado.',
    en: 'It seems that e-mail is not registered.',
  },
  forbidden: { status: 403, es: 'Esto no te corresponde.', en: 'This is not yours to do.' },
  choose_type: {
    status: 403,
    es: 'Elige primero tu tipo de cuenta.',
    en: 'Choose your kind of account first.',
  },
  only_talento: { status: 403, es: 'Solo los talentos pueden hacer esto.', en: 'Only talents can do this.' },
  only_agencia: { status: 403, es: 'Solo las agencias pueden hacer esto.', en: 'Only agencies can do this.' },
  suspended: {
    status: 403,
    es: 'Tu cuenta está suspendida.',
    en: 'Your account is suspended.',
  },
  reauthenticate: {
    status: 403,
    es: 'Confirma que eres tú con tu contraseña.',
    en: 'Confirm that it is you with your password.',
  },
  wrong_password: {
    status: 422,
    es: 'La contraseña parece incorrecta.',
    en: 'The password seems to be wrong.',
  },
  other_identity: {
    status: 422,
    es: 'Esa no es la cuenta con la que entras aquí.',
    en: 'That is not the account that you log in here with.',
  },
  // what
  not_found: { status: 404, es: 'No existe o ya no está disponible.', en: 'It does not exist or is gone.' },
  type_chosen: {
    status: 409,
    es: 'Tu tipo de cuenta ya está elegido.',
    en: 'Your kind of account is chosen already.',
  },
  appealed: {
    status: 409,
    es: 'Ya recibimos tu apelación.',
    en: 'We have your appeal already.',
  },
  idempotency_conflict: {
    status: 409,
    es: 'Esa clave ya se usó para otra publicación.',
    en: 'That key was already used for another post.',
  },
  too_large: {
    status: 413,
    es: 'Pesa demasiado: {megabytes} MB como máximo.',
    en: 'Too large: {megabytes} MB at most.',
  },
  unsupported_type: {
    status: 415,
    es: 'Ese tipo de archivo no se acepta.',
    en: 'That kind of file is not accepted.',
  },
  el_perfil_existe: {
    status: 409,
    es: 'Esa dirección de perfil ya está tomada.',
    en: 'That profile address is taken already.',
  },
  // rules
  invalid_input: { status: 422, es: 'Revisa los campos marcados.', en: 'Check the marked fields.' },
  required: { status: 422, es: 'Falta este dato.', en: 'This is missing.' },
  too_short: { status: 422, es: 'Es demasiado corto.', en: 'It is too short.' },
  too_long: { status: 422, es: 'Es demasiado largo.', en: 'It is too long.' },
  invalid_characters: {
    status: 422,
    es: 'Contiene caracteres que no se pueden guardar.',
    en: 'It contains characters that cannot be stored.',
  },
  not_a_choice: { status: 422, es: 'Elige una de las opciones.', en: 'Choose one of the options.' },
  nombre_y_apellido: { status: 422, es: 'Escribe tu nombre y apellido.', en: 'Enter your name and surname.' },
  correo_electronico: { status: 422, es: 'Escribe tu correo electrónico.', en: 'Enter your e-mail.' },
  correo_electronico_invalido: { status: 422, es: 'Correo electrónico inválido.', en: 'Invalid e-mail.' },
  correo_existe: {
    status: 422,
    es: 'Ya hay una cuenta con este correo. Entra o recupera tu contraseña.',
    en: 'There is an account with this e-mail already. Log in or recover your password.',
  },
  contrasena: { status: 422, es: 'Escribe una contraseña.', en: 'Enter a password.' },
  tu_contrasena_debe_ser_mas_larga: {
    status: 422,
    es: `Tu contraseña debe tener al menos ${limits.passwordMin} caracteres.`,
    en: `Your password must have at least ${limits.passwordMin} characters.`,
  },
  contrasena_larga: {
    status: 422,
    es: `Tu contraseña puede tener ${limits.passwordMax} caracteres como máximo.`,
    en: `Your password can have at most ${limits.passwordMax} characters.`,
  },
  contrasena_comun: {
    status: 422,
    es: 'Esa contraseña es muy conocida y se adivina enseguida. Elige otra.',
    en: 'That password is widely known and quickly guessed. Choose another.',
  },
  fecha_nacimiento: { status: 422, es: 'Escribe tu fecha de nacimiento.', en: 'Enter your birth date.' },
  fecha_invalida: { status: 422, es: 'Esa fecha no existe.', en: 'There is no such date.' },
  edad_minima: {
    status: 422,
    es: `Debes tener al menos ${limits.ageMin} años para usar ${brand.name}.`,
    en: `You must be at least ${limits.ageMin} years old to use ${brand.name}.`,
  },
  ciudad: { status: 422, es: 'Escribe tu ciudad.', en: 'Enter your city.' },
  pais: { status: 422, es: 'Elige tu país.', en: 'Choose your country.' },
  terminos: { status: 422, es: 'Debes aceptar los términos.', en: 'You must accept the terms.' },
  nombre_agencia: { status: 422, es: 'Escribe el nombre de la agencia.', en: "Enter the agency's name." },
  no_puede_estar_vacio_url: {
    status: 422,
    es: 'La dirección de tu perfil no puede estar vacía.',
    en: 'The address of your profile cannot be empty.',
  },
  url_invalida: {
    status: 422,
    es: 'Usa solo letras sin acentos, números, guiones y guiones bajos.',
    en: 'Use only unaccented letters, digits, hyphens and underscores.',
  },
  enlace_invalido: {
    status: 422,
    es: 'Ese enlace no está completo o no es de ese sitio.',
    en: 'That link is incomplete or belongs to another site.',
  },
  telefono_invalido: {
    status: 422,
    es: 'Ese teléfono no parece completo.',
    en: 'That phone number does not seem complete.',
  },
  demasiados_intereses: {
    status: 422,
    es: `Puedes tener ${limits.interestsMax} intereses como máximo.`,
    en: `You can have at most ${limits.interestsMax} interests.`,
  },
  verifica_correos: {
    status: 422,
    es: 'Por favor verifica que los correos electrónicos estén correctos.',
    en: 'Please check that the e-mail addresses are correct.',
  },
  invitaciones_agotadas: {
    status: 422,
    es: 'Ya invitaste a cuatro personas, que es el máximo.',
    en: 'You have invited four people already, which is the most.',
  },
  texto_vacio: { status: 422, es: 'Escribe algo primero.', en: 'Write something first.' },
  sin_contenido: {
    status: 422,
    es: 'Escribe algo o añade fotos, un video o un archivo.',
    en: 'Write something or add photos, a video or a file.',
  },
  un_solo_tipo: {
    status: 422,
    es: 'Una publicación lleva fotos, un video o archivos, no varios a la vez.',
    en: 'A post carries photos, a video or files, not several at once.',
  },
  archivo_desconocido: {
    status: 422,
    es: 'Ese archivo no está subido o ya se usó. Súbelo otra vez.',
    en: 'That file is not uploaded or was used already. Upload it again.',
  },
  size: {
    status: 422,
    es: 'El archivo debe pesar entre 1 KB y 10 MB.',
    en: 'The file must have between 1 KB and 10 MB.',
  },
  imagen_no_procesada: {
    status: 422,
    es: 'No se pudo procesar la imagen.',
    en: 'The image could not be processed.',
  },
  video_no_reconocido: {
    status: 422,
    es: 'No reconocemos ese enlace de YouTube.',
    en: 'We do not recognise that YouTube link.',
  },
  publicacion_propia: {
    status: 422,
    es: 'Esta publicación ya es tuya.',
    en: 'This post is yours already.',
  },
  ya_compartida: {
    status: 422,
    es: 'Esto ya es una publicación compartida. Comparte la original.',
    en: 'This is a shared post already. Share the original.',
  },
  a_ti_mismo: { status: 422, es: 'No puedes hacerlo contigo.', en: 'You cannot do this with yourself.' },
  bloquear_agencia: {
    status: 422,
    es: 'A una agencia no se la bloquea; puedes denunciarla.',
    en: 'An agency cannot be blocked; you can report it.',
  },
  too_many: {
    status: 429,
    es: 'Demasiados intentos. Espera {wait} y vuelve a probar.',
    en: 'Too many attempts. Wait {wait} and try again.',
  },
  internal: {
    status: 500,
    es: 'Algo falló de nuestro lado. Si sigue pasando, dinos este número: {id}.',
    en: 'Something failed on our side. If it goes on, tell us this number: {id}.',
  },
  unavailable: {
    status: 503,
    es: 'Ahora mismo no podemos atenderte. Prueba en unos segundos.',
    en: 'We cannot serve you right now. Try again in a few seconds.',
  },
} as const satisfies Record<string, ErrorText>

/** A stable code of the wire. */
export type ErrorCode = keyof typeof errorCatalogue

export type Language = 'es' | 'en'

/** The sentence of a code in the reader's language, its `{placeholders}` filled in. */
export function errorMessage(
  code: ErrorCode,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return errorCatalogue[code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

/** A wrong field: its name on the wire (`files.0.alt` inside lists), its code, its sentence. */
export const fieldError = z.object({ field: z.string(), error: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** RFC 9457 problem details as api.md fixes them; media type `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  error: z.string(),
  errors: z.array(fieldError).optional(),
})
export type Problem = z.infer<typeof problem>
