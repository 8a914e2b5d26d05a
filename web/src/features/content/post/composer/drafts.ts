/** The key of the draft of a person's new post. */
export const draftKey = (person: string) => `post ${person}`
/** The key of its kind, which is stored from the first change of the tab, by files too. */
export const kindDraftKey = (person: string) => `post kind ${person}`
