/** The page of the conversations with the list of requests. */
export const requestsPath = '/conversaciones?requests=true'
