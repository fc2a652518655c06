import type { AddressFields } from '#features/orders/contract.ts';

/** An address as it stands on a parcel. */
export function AddressText({ address }: { address: AddressFields }) {
  const { name, company, street, extra, postcode, city, region, country, phone } = address;
  const lines = [company, street, extra, `${postcode} ${city}`, region, country].filter(Boolean);
  return (
    <address style={{ fontStyle: 'normal' }}>
      <strong style={{ fontWeight: 550 }}>
        <bdi>{name}</bdi>
      </strong>
      {lines.map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
      {phone && (
        <div>
          <bdi dir="ltr">{phone}</bdi>
        </div>
      )}
    </address>
  );
}
