/** Unseen, beside a new password: password managers keep a password with its address. */
export function AccountName({ email }: { email: string }) {
  return (
    <input
      className="for-screen-readers"
      tabIndex={-1}
      aria-hidden="true"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
    />
  );
}
