import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { storeChosenType } from '../../features/accounts/account/chosen-type.ts'
import RegisterForm from '../../features/accounts/account/RegisterForm.tsx'
import { ProviderButtons, useProviders } from '../../features/accounts/oauth/ProviderButtons.tsx'

export default function Register() {
  const [search] = useSearchParams()
  useEffect(() => storeChosenType(search), [search])
  return <RegisterForm providers={<ProviderButtons providers={useProviders()} />} />
}
