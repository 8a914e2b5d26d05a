/** The error catalog: the code, HTTP status and message (Spanish and English) of every error the API returns. */
import { z } from 'zod'
import { brand } from './brand.ts'
import { limits } from './limits.ts'
import { pressKitLinksMax } from '../public/press-kit-choices.ts'

interface ErrorText {
  status: number
  es: string
  en: string
}

/**
 * All errors by code (P-wire-7). Codes are part of the wire format and never change.
 * Codes with status 400 or 422 can also appear per field in `errors`.
 */
export const errorCatalog = {
  // malformed requests
  not_json: {
    status: 400,
    es: 'El cuerpo de la solicitud no es JSON válido.',
    en: 'The request body is not valid JSON.',
  },
  bad_request: { status: 400, es: 'La solicitud no es válida.', en: 'The request is not valid.' },
  headers_too_large: {
    status: 431,
    es: 'La dirección o los encabezados son demasiado largos.',
    en: 'The URL or the headers are too long.',
  },
  request_timeout: {
    status: 408,
    es: 'La solicitud tardó demasiado en llegar.',
    en: 'The request took too long to arrive.',
  },
  invalid: { status: 400, es: 'Este valor no es válido.', en: 'This value is not valid.' },
  unknown_field: { status: 400, es: 'Este campo no existe.', en: 'This field does not exist.' },
  // authentication and permissions
  unauthorized: { status: 401, es: 'Inicia sesión para continuar.', en: 'Log in to continue.' },
  password: {
    status: 401,
    es: 'La contraseña parece incorrecta.',
    en: 'The password seems to be incorrect.',
  },
  credentials: {
    status: 401,
    es: 'Parece que ese correo no está registrado.',
    en: "That email doesn't seem to be registered.",
  },
  validated: {
    status: 401,
    es: 'Tu correo aún no está confirmado. Te enviamos un enlace: ábrelo para confirmarlo e iniciar sesión.',
    en: "Your email isn't confirmed yet. We sent you a link: open it to confirm your address and log in.",
  },
  passkey: {
    status: 401,
    es: 'Esa llave de acceso no se reconoce. Inicia sesión con tu correo y contraseña.',
    en: 'That passkey is not recognized. Log in with your email and password.',
  },
  code_required: {
    status: 401,
    es: 'Escribe el código de tu aplicación de verificación.',
    en: 'Enter the code from your authenticator app.',
  },
  wrong_code: {
    status: 401,
    es: 'Ese código no es correcto o ya se usó. Escribe el que ves ahora en tu aplicación.',
    en: 'That code is wrong or was already used. Enter the one that your app shows now.',
  },
  facebook_registrado: {
    status: 401,
    es: 'Aún no hay ninguna cuenta con este inicio de sesión. Regístrate para empezar.',
    en: 'There is no account with this login yet. Create an account to get started.',
  },
  ticket: {
    status: 401,
    es: 'Este inicio de sesión venció o ya se usó. Empieza otra vez.',
    en: 'This login has expired or was already used. Start again.',
  },
  user: {
    status: 422,
    es: 'Parece que ese correo no está registrado.',
    en: "That email doesn't seem to be registered.",
  },
  forbidden: {
    status: 403,
    es: 'No tienes permiso para hacer esto.',
    en: 'You do not have permission to do this.',
  },
  choose_type: {
    status: 403,
    es: 'Primero elige tu tipo de cuenta.',
    en: 'Choose your account type first.',
  },
  only_talento: {
    status: 403,
    es: 'Solo los talentos pueden hacer esto.',
    en: 'Only talent accounts can do this.',
  },
  only_agencia: { status: 403, es: 'Solo las agencias pueden hacer esto.', en: 'Only agencies can do this.' },
  suspended: {
    status: 403,
    es: 'Tu cuenta está suspendida.',
    en: 'Your account is suspended.',
  },
  reauthenticate: {
    status: 403,
    es: 'Confirma que eres tú para continuar.',
    en: 'Confirm your identity to continue.',
  },
  pin_required: {
    status: 403,
    es: 'Escribe el PIN que te dio la agencia.',
    en: 'Enter the PIN that the agency gave you.',
  },
  wrong_pin: {
    status: 403,
    es: 'Ese PIN no es correcto. Pídeselo a la agencia.',
    en: 'That PIN is wrong. Ask the agency for it.',
  },
  wrong_password: {
    status: 422,
    es: 'La contraseña parece incorrecta.',
    en: 'The password seems to be incorrect.',
  },
  other_identity: {
    status: 422,
    es: 'Esa no es la cuenta con la que inicias sesión aquí.',
    en: 'That is not the account you use to log in here.',
  },
  // resources and uploads
  not_found: {
    status: 404,
    es: 'No existe o ya no está disponible.',
    en: 'This does not exist or is no longer available.',
  },
  passkey_rejected: {
    status: 422,
    es: 'No se pudo agregar la llave de acceso. Inténtalo de nuevo.',
    en: 'The passkey could not be added. Try again.',
  },
  wrong_passkey: {
    status: 422,
    es: 'Esa llave de acceso no es de esta cuenta. Elige otra o confirma de otra forma.',
    en: "That passkey doesn't belong to this account. Choose another one or confirm another way.",
  },
  too_many_passkeys: {
    status: 422,
    es: `Puedes tener ${limits.passkeysMax} llaves de acceso como máximo. Quita una para agregar otra.`,
    en: `You can have at most ${limits.passkeysMax} passkeys. Remove one to add another.`,
  },
  demasiadas_busquedas: {
    status: 422,
    es: `Puedes guardar ${limits.savedSearchesMax} búsquedas como máximo. Elimina una para guardar otra.`,
    en: `You can save at most ${limits.savedSearchesMax} searches. Delete one to save another.`,
  },
  demasiadas_plantillas: {
    status: 422,
    es: `Puedes guardar ${limits.messageTemplatesMax} plantillas como máximo. Elimina una para guardar otra.`,
    en: `You can save at most ${limits.messageTemplatesMax} templates. Delete one to save another.`,
  },
  plantilla_repetida: {
    status: 422,
    es: 'Ya tienes una plantilla con este nombre.',
    en: 'You already have a template with this name.',
  },
  marcador_desconocido: {
    status: 422,
    es: 'Entre llaves solo se puede escribir {nombre}, que se cambia por el nombre de cada persona.',
    en: 'Only {nombre} can be written in braces: it becomes the name of each person.',
  },
  archivos_pesados: {
    status: 422,
    es: `Los archivos de un mensaje a varias personas pueden pesar ${limits.bulkFilesMax / 1024 / 1024} MB en total.`,
    en: `The files of a message to several people can have ${limits.bulkFilesMax / 1024 / 1024} MB in total.`,
  },
  nobody_to_present: {
    status: 422,
    es: 'No hay a quién presentar: en la lista no queda nadie de 18 años o más a quien puedas ver.',
    en: 'There is nobody to present: nobody of 18 or older whom you can see is left on the list.',
  },
  too_many_to_present: {
    status: 422,
    es: `Un enlace muestra hasta ${limits.presentationPeopleMax} personas. Selecciona a quiénes presentar.`,
    en: `A link shows up to ${limits.presentationPeopleMax} people. Select whom to present.`,
  },
  too_many_presentations: {
    status: 422,
    es: `Puedes tener ${limits.presentationsMax} presentaciones como máximo. Elimina una para crear otra.`,
    en: `You can have at most ${limits.presentationsMax} presentations. Delete one to create another.`,
  },
  too_many_viewers: {
    status: 422,
    es: `Ya votaron ${limits.presentationViewersMax} personas, que es el máximo.`,
    en: `${limits.presentationViewersMax} people have voted already, which is the most there can be.`,
  },
  demasiados_enlaces: {
    status: 422,
    es: `Puedes tener ${pressKitLinksMax} enlaces como máximo. Elimina uno para crear otro.`,
    en: `You can have at most ${pressKitLinksMax} links. Delete one to create another.`,
  },
  too_many_lists: {
    status: 422,
    es: `Puedes tener ${limits.listsMax} listas como máximo. Elimina una para crear otra.`,
    en: `You can have at most ${limits.listsMax} lists. Delete one to create another.`,
  },
  list_name_taken: {
    status: 422,
    es: 'Ya tienes una lista con este nombre.',
    en: 'You already have a list with this name.',
  },
  list_full: {
    status: 422,
    es: `En una lista caben ${limits.listPeopleMax} personas, y en todas juntas ${limits.listsPeopleMax}. Quita a alguien o elimina una lista.`,
    en: `A list holds ${limits.listPeopleMax} people, and all lists together ${limits.listsPeopleMax}. Remove somebody, or delete a list.`,
  },
  minors_need_verification: {
    status: 422,
    es: 'Solo las agencias verificadas pueden tener a menores de edad en sus listas.',
    en: 'Only verified agencies can have people under 18 on their lists.',
  },
  too_many_ids: {
    status: 400,
    es: 'Son demasiadas personas a la vez.',
    en: 'Too many people at once.',
  },
  busqueda_repetida: {
    status: 422,
    es: 'Ya tienes una búsqueda con este nombre.',
    en: 'You already have a search with this name.',
  },
  busqueda_vacia: {
    status: 422,
    es: 'Escribe qué buscas o elige un filtro.',
    en: 'Enter what you are looking for or choose a filter.',
  },
  two_step_on: {
    status: 409,
    es: 'La verificación en dos pasos ya está activada.',
    en: 'Two-step login is already on.',
  },
  type_chosen: {
    status: 409,
    es: 'Ya elegiste tu tipo de cuenta.',
    en: 'You have already chosen your account type.',
  },
  ya_en_uso: {
    status: 409,
    es: 'Esta cuenta ya está en uso, así que su tipo ya no se puede cambiar.',
    en: 'This account is already in use, so its type can no longer be changed.',
  },
  appealed: {
    status: 409,
    es: 'Ya recibimos tu apelación.',
    en: 'We have already received your appeal.',
  },
  plazo_vencido: {
    status: 409,
    es: 'El plazo para apelar ya terminó.',
    en: 'The time to appeal is over.',
  },
  contenido_visible: {
    status: 409,
    es: 'Este contenido ya es visible otra vez. Puedes eliminarlo donde está.',
    en: 'This content is visible again. You can delete it where it is.',
  },
  datos_de_contacto: {
    status: 422,
    es: 'Hay datos de contacto. Como aún no tienes 18 años, quítalos: nadie debe poder encontrarte fuera de aquí.',
    en: 'There are contact details here. Since you are under 18, remove them: nobody should be able to find you elsewhere.',
  },
  en_revision: {
    status: 409,
    es: 'Nuestro equipo lo está revisando. Mientras tanto puedes eliminarlo, pero no editarlo.',
    en: 'Our team is reviewing it. You can delete it in the meantime, but not edit it.',
  },
  comentarios_limitados: {
    status: 403,
    es: 'Esta persona limita quién comenta sus publicaciones.',
    en: 'This person limits who can comment on their posts.',
  },
  caso_tomado: {
    status: 409,
    es: 'Otra persona del equipo ya tomó este caso.',
    en: 'Another moderator has already claimed this case.',
  },
  caso_decidido: {
    status: 409,
    es: 'Este caso ya se decidió.',
    en: 'This case has already been decided.',
  },
  caso_reabierto: {
    status: 409,
    es: 'Ya hay un caso nuevo sobre lo mismo. Decide ese.',
    en: 'There is already a new case about the same thing. Decide that one.',
  },
  fuera_de_plazo: {
    status: 409,
    es: 'Esta decisión ya no se puede deshacer.',
    en: 'This decision can no longer be undone.',
  },
  solicitud_cambiada: {
    status: 409,
    es: 'Otra persona del equipo cambió esta solicitud mientras la leías.',
    en: 'Another moderator has changed this request since you opened it.',
  },
  correo_sin_comprobar: {
    status: 409,
    es: 'Quien la envió aún no comprueba que el correo es suyo, así que no puede concederse.',
    en: 'The sender has not proven yet that the email is theirs, so it cannot be granted.',
  },
  otro_moderador: {
    status: 409,
    es: 'Quien tomó la decisión no decide la apelación. Le toca a otra persona del equipo.',
    en: 'You made the decision, so another moderator decides the appeal.',
  },
  caso_propio: {
    status: 409,
    es: 'Tú enviaste uno de estos reportes, así que decide otra persona del equipo.',
    en: 'You sent one of these reports, so another moderator decides.',
  },
  idempotency_conflict: {
    status: 409,
    es: 'Esa clave ya se usó para otra solicitud.',
    en: 'That key was already used for another request.',
  },
  too_large: {
    status: 413,
    es: 'Es demasiado grande: {megabytes} MB como máximo.',
    en: 'This is too large: the limit is {megabytes} MB.',
  },
  unsupported_type: {
    status: 415,
    es: 'No se acepta ese tipo de archivo.',
    en: 'That file type is not supported.',
  },
  el_perfil_existe: {
    status: 409,
    es: 'Ese enlace ya está en uso.',
    en: 'That link is already in use.',
  },
  not_translatable: {
    status: 422,
    es: 'Este texto ya está en ese idioma, o no se reconoce en cuál está.',
    en: 'This text is already in that language, or its language is not recognized.',
  },
  // validation
  invalid_input: { status: 422, es: 'Revisa los campos marcados.', en: 'Check the highlighted fields.' },
  required: { status: 422, es: 'Este campo es obligatorio.', en: 'This field is required.' },
  too_short: { status: 422, es: 'Es demasiado corto.', en: 'This is too short.' },
  too_long: { status: 422, es: 'Es demasiado largo.', en: 'This is too long.' },
  invalid_characters: {
    status: 422,
    es: 'Contiene caracteres que no se pueden guardar.',
    en: 'This contains characters that cannot be saved.',
  },
  not_a_choice: { status: 422, es: 'Elige una de las opciones.', en: 'Choose one of the options.' },
  nombre_y_apellido: {
    status: 422,
    es: 'Escribe tu nombre y apellido.',
    en: 'Enter your first and last name.',
  },
  name_characters: {
    status: 422,
    es: "Usa solo letras, espacios y estos signos: ' - . & ,",
    en: "Use only letters, spaces and these characters: ' - . & ,",
  },
  agency_name_characters: {
    status: 422,
    es: "Usa solo letras, números, espacios y estos signos: ' - . & ,",
    en: "Use only letters, digits, spaces and these characters: ' - . & ,",
  },
  correo_electronico: { status: 422, es: 'Escribe tu correo electrónico.', en: 'Enter your email.' },
  correo_electronico_invalido: { status: 422, es: 'Correo electrónico inválido.', en: 'Invalid email.' },
  correo_existe: {
    status: 422,
    es: 'Ya hay una cuenta con este correo. Inicia sesión o recupera tu contraseña.',
    en: 'There is already an account with this email. Log in or reset your password.',
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
    es: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
    en: 'That password is too common and easy to guess. Choose another.',
  },
  personal_password: {
    status: 422,
    es: `Tu contraseña no puede ser tu nombre, tu correo ni ${brand.name}: es lo primero que alguien probaría. Elige otra.`,
    en: `Your password can't be your name, your email or ${brand.name}: people would try those first. Choose another.`,
  },
  fecha_nacimiento: { status: 422, es: 'Escribe tu fecha de nacimiento.', en: 'Enter your date of birth.' },
  fecha_invalida: { status: 422, es: 'Esa fecha no existe.', en: 'That date does not exist.' },
  edad_minima: {
    status: 422,
    es: `Debes tener al menos ${limits.ageMin} años para usar ${brand.name}.`,
    en: `You must be at least ${limits.ageMin} years old to use ${brand.name}.`,
  },
  fecha_menor: {
    status: 422,
    es: `Con menos de 18 años no puedes cambiar tu fecha de nacimiento. Si está mal, escríbenos desde la página de contacto.`,
    en: `You can't change your date of birth while you're under 18. If it's wrong, write to us from the contact page.`,
  },
  fecha_ya_corregida: {
    status: 422,
    es: `Ya corregiste tu fecha de nacimiento una vez. Si está mal, escríbenos desde la página de contacto.`,
    en: `You have already corrected your date of birth once. If it's wrong, write to us from the contact page.`,
  },
  menor_oculto: {
    status: 422,
    es: 'Mientras tengas menos de 18 años, nadie más ve este dato.',
    en: "Nobody else sees this while you're under 18.",
  },
  ciudad: { status: 422, es: 'Escribe tu ciudad.', en: 'Enter your city.' },
  pais: { status: 422, es: 'Elige tu país.', en: 'Choose your country.' },
  terminos: { status: 422, es: 'Debes aceptar los términos.', en: 'You must accept the terms.' },
  nombre_agencia: { status: 422, es: 'Escribe el nombre de la agencia.', en: "Enter the agency's name." },
  no_puede_estar_vacio_url: {
    status: 422,
    es: 'El enlace de tu perfil no puede estar vacío.',
    en: "Your profile link can't be empty.",
  },
  url_invalida: {
    status: 422,
    es: 'Usa solo letras sin acentos, números, guiones y guiones bajos.',
    en: 'Use only unaccented letters, digits, hyphens and underscores.',
  },
  enlace_invalido: {
    status: 422,
    es: 'Ese enlace está incompleto o es de otro sitio.',
    en: 'That link is incomplete or belongs to another site.',
  },
  invalid_expiry: {
    status: 422,
    es: `Elige una fecha futura, a ${limits.presentationDaysMax} días como máximo.`,
    en: `Choose a future date, at most ${limits.presentationDaysMax} days from now.`,
  },
  invalid_pin: {
    status: 422,
    es: `El PIN tiene de ${limits.pinMin} a ${limits.pinMax} dígitos.`,
    en: `A PIN has ${limits.pinMin} to ${limits.pinMax} digits.`,
  },
  free_mail_domain: {
    status: 422,
    es: 'Usa un correo con el dominio de tu agencia, no uno de un servicio gratuito.',
    en: 'Use an email at your agency’s own domain, not one from a free service.',
  },
  other_mail_domain: {
    status: 422,
    es: 'El correo debe ser del mismo dominio que el sitio web.',
    en: 'The email must be at the same domain as the website.',
  },
  telefono_invalido: {
    status: 422,
    es: 'Ese teléfono parece estar incompleto.',
    en: 'That phone number looks incomplete.',
  },
  demasiados_intereses: {
    status: 422,
    es: `Puedes tener ${limits.interestsMax} intereses como máximo.`,
    en: `You can have at most ${limits.interestsMax} interests.`,
  },
  demasiadas_habilidades: {
    status: 422,
    es: `Puedes tener ${limits.skillsMax} habilidades como máximo.`,
    en: `You can have at most ${limits.skillsMax} skills.`,
  },
  demasiados_idiomas: {
    status: 422,
    es: `Puedes tener ${limits.languagesMax} idiomas como máximo.`,
    en: `You can have at most ${limits.languagesMax} languages.`,
  },
  idioma_repetido: {
    status: 422,
    es: 'Este idioma ya está en la lista.',
    en: 'This language is already on the list.',
  },
  demasiados_creditos: {
    status: 422,
    es: `Puedes tener ${limits.creditsMax} créditos como máximo.`,
    en: `You can have at most ${limits.creditsMax} credits.`,
  },
  demasiados_instrumentos: {
    status: 422,
    es: `Puedes tener ${limits.instrumentsMax} instrumentos como máximo.`,
    en: `You can have at most ${limits.instrumentsMax} instruments.`,
  },
  anio_invalido: {
    status: 422,
    es: `Escribe un año entre ${limits.creditYearMin} y ${limits.creditYearMax}.`,
    en: `Enter a year between ${limits.creditYearMin} and ${limits.creditYearMax}.`,
  },
  estatura_invalida: {
    status: 422,
    es: `Escribe tu estatura en centímetros, entre ${limits.heightMin} y ${limits.heightMax}.`,
    en: `Enter your height in centimeters, between ${limits.heightMin} and ${limits.heightMax}.`,
  },
  medida_invalida: {
    status: 422,
    es: `Escribe la medida en centímetros, entre ${limits.girthMin} y ${limits.girthMax}.`,
    en: `Enter the measurement in centimeters, between ${limits.girthMin} and ${limits.girthMax}.`,
  },
  calzado_invalido: {
    status: 422,
    es: `Escribe tu número europeo de calzado, entre ${limits.shoeMin} y ${limits.shoeMax}, con medios números si hace falta.`,
    en: `Enter your European shoe size, between ${limits.shoeMin} and ${limits.shoeMax}, in whole or half sizes.`,
  },
  video_ajeno: {
    status: 422,
    es: 'Elige uno de los videos que has publicado.',
    en: 'Choose one of the videos you have posted.',
  },
  tutor_de_adulto: {
    status: 422,
    es: 'Solo pedimos el correo de un tutor a personas menores de 18 años.',
    en: 'Only people under 18 give the email of a guardian.',
  },
  tutor_propio: {
    status: 422,
    es: 'Escribe el correo de tu madre, tu padre o tu tutor, no el tuyo.',
    en: "Enter your parent's or guardian's email, not your own.",
  },
  agencia_solo_adultos: {
    status: 422,
    es: 'La persona de contacto de una agencia debe tener 18 años o más.',
    en: 'The contact person of an agency must be 18 or older.',
  },
  solo_adultos: {
    status: 422,
    es: 'Podrás agregar esto cuando cumplas 18 años.',
    en: "You can add this once you're 18.",
  },
  verifica_correos: {
    status: 422,
    es: 'Por favor verifica que los correos electrónicos estén correctos.',
    en: 'Please check that the email addresses are correct.',
  },
  invitaciones_agotadas: {
    status: 422,
    es: 'Ya invitaste a cuatro personas, que es el máximo.',
    en: 'You have already invited four people, which is the maximum.',
  },
  texto_vacio: { status: 422, es: 'Escribe algo primero.', en: 'Write something first.' },
  sin_contenido: {
    status: 422,
    es: 'Escribe algo o agrega fotos, un video o un archivo.',
    en: 'Write something or add photos, a video or a file.',
  },
  un_solo_tipo: {
    status: 422,
    es: 'Una publicación puede llevar fotos, un video o archivos, pero no combinarlos.',
    en: 'A post can have photos, a video or files, but not a mix of them.',
  },
  archivo_desconocido: {
    status: 422,
    es: 'Ese archivo no se subió o ya se usó. Súbelo otra vez.',
    en: 'That file was not uploaded or was already used. Upload it again.',
  },
  size: {
    status: 422,
    es: 'El archivo debe pesar entre 1 KB y 10 MB.',
    en: 'The file must be between 1 KB and 10 MB.',
  },
  imagen_no_procesada: {
    status: 422,
    es: 'No se pudo procesar la imagen.',
    en: 'The image could not be processed.',
  },
  too_many_pixels: {
    status: 422,
    es: `La imagen tiene demasiados píxeles: el máximo es ${limits.imagePixelsMax / 1e6} megapíxeles.`,
    en: `The image has too many pixels: the limit is ${limits.imagePixelsMax / 1e6} megapixels.`,
  },
  protected_document: {
    status: 422,
    es: 'El documento está protegido con contraseña. Guarda una copia sin contraseña y súbela.',
    en: 'The document is password-protected. Save a copy without a password and upload it.',
  },
  active_document: {
    status: 422,
    es: 'El documento contiene macros, scripts o archivos incrustados. Imprímelo como PDF y sube esa copia.',
    en: 'The document contains macros, scripts or embedded files. Print it to PDF and upload that copy.',
  },
  infected: {
    status: 422,
    es: 'El antivirus encontró una amenaza en este archivo. Elige otro.',
    en: 'The virus scanner found a threat in this file. Choose another.',
  },
  video_no_reconocido: {
    status: 422,
    es: 'No reconocemos ese enlace de YouTube.',
    en: "We don't recognize that YouTube link.",
  },
  publicacion_propia: {
    status: 422,
    es: 'Esta publicación ya es tuya.',
    en: 'This post is already yours.',
  },
  demasiadas_fijadas: {
    status: 422,
    es: `Puedes fijar ${limits.pinnedPostsMax} publicaciones como máximo. Quita una para fijar esta.`,
    en: `You can pin at most ${limits.pinnedPostsMax} posts. Unpin one to pin this one.`,
  },
  ya_compartida: {
    status: 422,
    es: 'Esta publicación ya comparte otra. Comparte la original.',
    en: 'This post already shares another one. Share the original.',
  },
  a_ti_mismo: {
    status: 422,
    es: 'No puedes hacer esto con tu propia cuenta.',
    en: 'You cannot do this to your own account.',
  },
  decision_no_valida: {
    status: 422,
    es: 'Esa decisión no se puede tomar en este caso.',
    en: 'That decision does not apply to this case.',
  },
  fecha_pasada: {
    status: 422,
    es: 'Elige una fecha futura.',
    en: 'Choose a date in the future.',
  },
  contenido_propio: {
    status: 422,
    es: 'No puedes reportar lo que tú publicaste.',
    en: 'You cannot report something you posted yourself.',
  },
  reporte_lleno: {
    status: 422,
    es: 'Tu reporte ya tiene todo el texto que cabe. Nuestro equipo lo leerá. Para cambiar solo el motivo, borra el texto.',
    en: 'Your report already has all the text that fits. Our team will read it. To change only the reason, delete the text.',
  },
  una_sola_cosa: {
    status: 422,
    es: 'Indica una sola cosa: por ejemplo, una persona o una publicación.',
    en: 'Name one thing only: for example, a person or a post.',
  },
  bloquear_agencia: {
    status: 422,
    es: 'No puedes bloquear a una agencia, pero sí reportarla o dejar de recibir sus mensajes.',
    en: 'You cannot block an agency, but you can report it or stop its messages.',
  },
  menor_no_te_sigue: {
    status: 403,
    es: 'Esta persona es menor de edad y no te sigue, así que no puedes escribirle primero.',
    en: 'This person is under 18 and does not follow you, so you cannot message them first.',
  },
  demasiadas_conversaciones: {
    status: 429,
    es: 'En las últimas 24 horas les escribiste a muchas personas nuevas. Espera antes de escribirle a alguien más.',
    en: 'You have messaged many new people in the last 24 hours. Wait before you message someone else.',
  },
  agencia_silenciada: {
    status: 422,
    es: 'Pediste no recibir mensajes de esta agencia. Para escribirle, vuelve a recibirlos.',
    en: 'You chose not to receive messages from this agency. To message it, receive them again.',
  },
  silenciar_talento: {
    status: 422,
    es: 'Solo puedes dejar de recibir los mensajes de una agencia. A un talento puedes bloquearlo.',
    en: 'You can only stop receiving messages from an agency. You can block a talent.',
  },
  demasiado_tarde: {
    status: 422,
    es: `Un mensaje se puede eliminar durante ${limits.withdrawMinutes} minutos después de enviarlo.`,
    en: `A message can be unsent for ${limits.withdrawMinutes} minutes after you send it.`,
  },
  una_sola_cosa_compartida: {
    status: 422,
    es: 'Comparte una sola cosa por mensaje: una publicación o un perfil.',
    en: 'Share one thing per message: a post or a profile.',
  },
  too_many: {
    status: 429,
    es: 'Demasiados intentos. Espera {wait} y vuelve a intentarlo.',
    en: 'Too many attempts. Wait {wait} and try again.',
  },
  internal: {
    status: 500,
    es: 'Algo falló de nuestro lado. Si el problema continúa, envíanos este código: {id}.',
    en: 'Something went wrong on our side. If this keeps happening, send us this code: {id}.',
  },
  translation_unavailable: {
    status: 503,
    es: 'No se pudo traducir en este momento. Inténtalo más tarde.',
    en: 'This could not be translated right now. Try again later.',
  },
  read_only: {
    status: 503,
    es: 'Por un momento solo se puede leer. Vuelve a intentarlo en {wait}.',
    en: 'Only reading works for a moment. Try again in {wait}.',
  },
  unavailable: {
    status: 503,
    es: 'El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.',
    en: 'The service is not available right now. Try again in a few seconds.',
  },
} as const satisfies Record<string, ErrorText>

/** The code of an error, stable across releases. */
export type ErrorCode = keyof typeof errorCatalog

export type Language = 'es' | 'en'

/** Returns the message of an error in a language, with its `{placeholders}` replaced by `values`. */
export function errorMessage(
  code: ErrorCode,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return errorCatalog[code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

/** Contact data in the text of a field (P-minors-13). */
const contactData = z
  .object({
    kind: z.enum(['phone', 'email', 'address', 'school', 'messenger']),
    start: z.int().describe('Where it is in the text, in UTF-16 code units.'),
    end: z.int(),
    text: z.string(),
  })
  .meta({ id: 'ContactData' })
export type ContactData = z.infer<typeof contactData>

/** An invalid field: its path in the request (`files.0.alt` inside lists), the error code and the localized message. */
export const fieldError = z
  .object({
    field: z.string(),
    error: z.string(),
    message: z.string(),
    found: z
      .array(contactData)
      .optional()
      .describe('With `datos_de_contacto`: what was found in the text of the field.'),
  })
  .meta({ id: 'FieldError' })
export type FieldError = z.infer<typeof fieldError>

/** RFC 9457 problem details (P-wire-7), sent as `application/problem+json`. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    error: z.string(),
    errors: z.array(fieldError).optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problem>
