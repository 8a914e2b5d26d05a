#!/bin/sh
# Certificates for the services that speak to each other, by an authority of their own:
#   sh certificates.sh <folder> <name>[,<other name or address>…]…
# <folder>/<name>/ gets tls.crt and tls.key, for a year, and ca.crt, by which the others are verified. The authority is made in
# <folder>/authority the first time: move that folder to where only you can read it, and back to renew. Run it again to do so: the
# files of all names are replaced.
set -eu
folder=$1
shift
umask 077
mkdir -p "$folder/authority"
authority=$folder/authority/tls
[ -f "$authority.key" ] ||
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -days 3650 -subj '/CN=Brilla services' \
    -addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout "$authority.key" -out "$authority.crt"

for names; do
  name=${names%%,*}
  mkdir -p "$folder/$name"
  # What has only digits and dots, or a colon, is an address.
  alternatives=$(printf %s "$names" | tr , '\n' | sed -E 's/^([0-9.]+|.*:.*)$/IP:\1/; t; s/^/DNS:/' | paste -sd,)
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -subj "/CN=$name" -addext "subjectAltName=$alternatives" \
    -addext 'extendedKeyUsage=serverAuth,clientAuth' -keyout "$folder/$name/tls.key" -out "$folder/$name/tls.csr"
  openssl x509 -req -in "$folder/$name/tls.csr" -CA "$authority.crt" -CAkey "$authority.key" -days 365 -copy_extensions copy \
    -out "$folder/$name/tls.crt"
  rm "$folder/$name/tls.csr"
  cp "$authority.crt" "$folder/$name/ca.crt"
done
# Also where it was there before.
chmod 700 "$folder" "$folder/authority"
