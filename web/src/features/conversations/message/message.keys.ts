/** A person of the contact pane, by id or `profile_url`. */
export const contactKey = ['contact'] as const
/** The lists of contacts, by filter. */
export const contactListKey = ['contacts'] as const
/** The messages of a conversation, by `profile_url`. */
export const threadKey = ['thread'] as const
/** When a person was last seen typing, in milliseconds, by `profile_url`. */
export const typingKey = ['typing'] as const
