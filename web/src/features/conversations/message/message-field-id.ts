/** The id of the field for a new message, which takes the focus from controls that disappear. */
export const messageFieldId = 'message'
