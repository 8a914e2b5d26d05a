-- Once more for the function as 0123 has replaced it: an adult is who is one everywhere, UTC−12 (P-minors-14).
do $$
declare
  definition text := pg_get_functiondef('refresh_discovery(uuid)'::regprocedure);
  today constant text := $code$(now() at time zone 'utc')::date$code$;
begin
  if strpos(definition, today) = 0 then raise exception 'refresh_discovery does not compare with today'; end if;
  execute replace(definition, today, $code$(now() at time zone 'utc' - interval '12 hours')::date$code$);
end $$;
