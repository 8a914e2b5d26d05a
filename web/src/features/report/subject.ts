/** What can be reported: a person's profile, or something of theirs. */
export interface Subject {
  kind: 'profile' | 'post' | 'comment'
  id: string
  person: { id: string; fullname: string; profile_url: string; type: 'talento' | 'agencia' | null }
}

/** What a report is about; messages have no menu of their own. */
export interface Reported {
  kind: Subject['kind'] | 'message'
  id: string
}
