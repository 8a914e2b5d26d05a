/** Texts of the HTML page of an export. */
import { brand } from '@brilla/contract/brand'
import type { Language } from '@brilla/contract/errors'
import type { ExportedRows } from './collect.ts'

type Section = keyof ExportedRows

/** Fields without a label: they appear only in the JSON files. */
type Unlabeled =
  | 'id'
  | 'kind'
  | 'slug'
  | 'subject'
  | 'categoryId'
  | 'profile'
  | 'profileImage'
  | 'coverImage'
  | 'status'
  | 'canModerate'
  | 'emailConfirmedAt'
  | 'followersCount'
  | 'unreadedNotificationsCount'

/** Every other field of every section. */
type Field = Exclude<{ [S in Section]: keyof ExportedRows[S] }[Section], Unlabeled>

interface Texts {
  title: string
  intro: string
  /** The title of the account's section; those of lists are in `lists.ts`. */
  account: string
  nothing: string
  yes: string
  no: string
  /** Display names of coded values, by field and code. */
  values: Record<string, Record<string, string>>
  fields: Record<Field, string>
}

export const texts: Record<Language, Texts> = {
  es: {
    title: `Tu cuenta de ${brand.name}`,
    intro:
      'Estos son los datos de tu cuenta. La carpeta data los contiene completos en formato JSON, para otros programas; la carpeta files contiene tus archivos.',
    account: 'Tus datos',
    nothing: 'No hay datos',
    yes: 'sí',
    no: 'no',
    values: {
      sex: { MA: 'Masculino', FE: 'Femenino' },
      type: { talento: 'Talento', agencia: 'Agencia' },
      langCode: { es: 'Español', en: 'Inglés' },
      emailAudience: { everyone: 'Todos', agencies: 'Solo agencias', nobody: 'Nadie' },
      birthdateAudience: { everyone: 'Todos', agencies: 'Solo agencias', nobody: 'Nadie' },
      cityAudience: { everyone: 'Todos', agencies: 'Solo agencias', nobody: 'Nadie' },
      reason: {
        harassment: 'Acoso',
        nudity: 'Desnudez',
        scam: 'Estafa',
        impersonation: 'Suplantación de identidad',
        minor: 'Menor en riesgo',
        spam: 'Spam',
        other: 'Otro motivo',
      },
    },
    fields: {
      nombre: 'Nombre',
      apellido: 'Apellido',
      agencyName: 'Agencia',
      verified: 'Agencia verificada',
      email: 'Correo',
      pendingEmail: 'Correo pendiente de confirmar',
      birthdate: 'Fecha de nacimiento',
      sex: 'Sexo',
      country: 'País',
      ciudad: 'Ciudad',
      biography: 'Biografía',
      interests: 'Intereses',
      profile_url: 'Dirección de perfil',
      formerProfileUrls: 'Direcciones de perfil anteriores',
      profileImageFile: 'Foto de perfil',
      coverImageFile: 'Portada',
      type: 'Tipo de cuenta',
      createdAt: 'Fecha de creación',
      lastUsedAt: 'Último uso',
      suspendedAt: 'Suspendida desde',
      suspensionReason: 'Motivo de la suspensión',
      number: 'Número',
      reason: 'Motivo',
      langCode: 'Idioma',
      phone: 'Teléfono',
      web: 'Sitio web',
      facebook_url: 'Facebook',
      twitter_url: 'X',
      instagram_url: 'Instagram',
      spotify_url: 'Spotify',
      youtube_url: 'YouTube',
      linkedin_url: 'LinkedIn',
      followers: 'Correos sobre nuevos seguidores',
      photos_videos: 'Correos sobre fotos y videos nuevos',
      messages: 'Correos sobre mensajes sin leer',
      following: 'Correos sobre actividad en tus publicaciones',
      contactEmail: 'Correo de contacto público',
      emailAudience: 'Quién ve tu correo',
      birthdateAudience: 'Quién ve tu fecha de nacimiento',
      cityAudience: 'Quién ve la ciudad',
      birthdateCorrectedAt: 'Corrección de la fecha de nacimiento',
      termsVersion: 'Versión de los términos aceptados',
      termsAcceptedAt: 'Fecha de aceptación de los términos',
      fullname: 'Nombre',
      issuer: 'Servicio',
      since: 'Desde',
      name: 'Nombre',
      device: 'Navegador y sistema',
      loggedInAt: 'Inicio de sesión',
      endsAt: 'Vence',
      title: 'Título',
      description: 'Texto',
      video: 'Video',
      shared_post: 'Publicación compartida',
      created_at: 'Publicado',
      edited_at: 'Editado',
      pinned_at: 'Fijada en el perfil',
      likes: 'Me gusta',
      comments: 'Comentarios',
      shares: 'Veces que se compartió',
      files: 'Archivos',
      post: 'Publicación',
      text: 'Texto',
      comment: 'Comentario',
      replyTo: 'Responde a',
      writtenAt: 'Escrito',
      editedAt: 'Editado',
      likedAt: 'Fecha',
      savedAt: 'Fecha',
      invitedAt: 'Fecha',
      file: 'Archivo',
      filename: 'Nombre del archivo',
      bytes: 'Bytes',
      uploadedAt: 'Subido',
    },
  },
  en: {
    title: `Your ${brand.name} account`,
    intro:
      'This is the data of your account. The data folder contains all of it as JSON, for other programs; the files folder contains your files.',
    account: 'About you',
    nothing: 'No data',
    yes: 'yes',
    no: 'no',
    values: {
      sex: { MA: 'Male', FE: 'Female' },
      type: { talento: 'Talent', agencia: 'Agency' },
      langCode: { es: 'Spanish', en: 'English' },
      emailAudience: { everyone: 'Everyone', agencies: 'Agencies only', nobody: 'Nobody' },
      birthdateAudience: { everyone: 'Everyone', agencies: 'Agencies only', nobody: 'Nobody' },
      cityAudience: { everyone: 'Everyone', agencies: 'Agencies only', nobody: 'Nobody' },
      reason: {
        harassment: 'Harassment',
        nudity: 'Nudity',
        scam: 'Scam',
        impersonation: 'Impersonation',
        minor: 'Minor at risk',
        spam: 'Spam',
        other: 'Another reason',
      },
    },
    fields: {
      nombre: 'First name',
      apellido: 'Last name',
      agencyName: 'Agency',
      verified: 'Verified agency',
      email: 'E-mail',
      pendingEmail: 'E-mail awaiting confirmation',
      birthdate: 'Date of birth',
      sex: 'Sex',
      country: 'Country',
      ciudad: 'City',
      biography: 'Biography',
      interests: 'Interests',
      profile_url: 'Profile address',
      formerProfileUrls: 'Previous profile addresses',
      profileImageFile: 'Profile photo',
      coverImageFile: 'Cover',
      type: 'Account type',
      createdAt: 'Created',
      lastUsedAt: 'Last used',
      suspendedAt: 'Suspended since',
      suspensionReason: 'Reason for the suspension',
      number: 'Number',
      reason: 'Reason',
      langCode: 'Language',
      phone: 'Phone',
      web: 'Website',
      facebook_url: 'Facebook',
      twitter_url: 'X',
      instagram_url: 'Instagram',
      spotify_url: 'Spotify',
      youtube_url: 'YouTube',
      linkedin_url: 'LinkedIn',
      followers: 'E-mails about new followers',
      photos_videos: 'E-mails about new photos and videos',
      messages: 'E-mails about unread messages',
      following: 'E-mails about activity on your posts',
      contactEmail: 'Public contact e-mail',
      emailAudience: 'Who sees your e-mail',
      birthdateAudience: 'Who sees your date of birth',
      cityAudience: 'Who sees the city',
      birthdateCorrectedAt: 'Correction of the date of birth',
      termsVersion: 'Version of the accepted terms',
      termsAcceptedAt: 'Date you accepted the terms',
      fullname: 'Name',
      issuer: 'Service',
      since: 'Since',
      name: 'Name',
      device: 'Browser and system',
      loggedInAt: 'Logged in',
      endsAt: 'Expires',
      title: 'Title',
      description: 'Text',
      video: 'Video',
      shared_post: 'Shared post',
      created_at: 'Published',
      edited_at: 'Edited',
      pinned_at: 'Pinned to the profile',
      likes: 'Likes',
      comments: 'Comments',
      shares: 'Times shared',
      files: 'Files',
      post: 'Post',
      text: 'Text',
      comment: 'Comment',
      replyTo: 'Reply to',
      writtenAt: 'Written',
      editedAt: 'Edited',
      likedAt: 'Date',
      savedAt: 'Date',
      invitedAt: 'Date',
      file: 'File',
      filename: 'File name',
      bytes: 'Bytes',
      uploadedAt: 'Uploaded',
    },
  },
}
