/** What can be reported: a person's profile, or something of theirs. */
export interface Subject {
  kind: 'profile' | 'post' | 'comment' | 'message'
  id: string
  person: { id: string; fullname: string; profile_url: string; type: 'talento' | 'agencia' | null }
}

/** What a report is about. */
export type Reported = Pick<Subject, 'kind' | 'id'>
