export const dictionary = `
danza, bailarín, bailarina = dance, dancer
`
