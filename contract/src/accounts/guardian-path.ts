/** Page of the link in the mail to a guardian; its fragment is the token. Without validation: it is in every page's script. */
export const guardianPath = '/contacto/tutor'
